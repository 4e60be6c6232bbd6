import type { HomeSection } from '@hearthlight/domain/partner/home-section'
import { linkTarget } from '../../../platform/link-target.ts'
import { Markdown } from '../../../platform/markdown.tsx'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Pictogram } from '../../../ui/pictures/pictogram.tsx'
import { isPictogram } from '../../../ui/pictures/pictogram-drawings.ts'
import styles from './rebates-section.module.css'

type Rebates = Extract<HomeSection, { type: 'rebates' }>

export function RebatesSection({ section }: { section: Rebates }) {
  const link = section.link === undefined ? undefined : linkTarget(section.link)
  return (
    <section className="section">
      <div className={classNames('page', styles.rebates)}>
        <div className={classNames('section__head', styles.head)}>
          <h2>{section.title}</h2>
          {section.text !== undefined && <Markdown text={section.text} headingLevel={3} />}
          {link !== undefined && 'to' in link && <ArrowLink to={link.to}>{section.link?.label}</ArrowLink>}
        </div>
        <ul className={styles.list}>
          {section.items.map(({ pictogram, name, note, amount }) => (
            <li key={name}>
              {isPictogram(pictogram) && <Pictogram name={pictogram} size="l" />}
              <div>
                <h3>{name}</h3>
                {note !== undefined && <p>{note}</p>}
              </div>
              <p className={classNames('num', styles.amount)}>{amount}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
