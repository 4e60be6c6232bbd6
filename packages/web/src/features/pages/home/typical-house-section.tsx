import type { HomeSection } from '@hearthlight/domain/partner/home-section'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { linkTarget } from '../../../platform/link-target.ts'
import { Markdown } from '../../../platform/markdown.tsx'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './typical-house-section.module.css'

type TypicalHouse = Extract<HomeSection, { type: 'typical_house' }>
const USES = ['heating', 'appliances', 'hot_water', 'cooling', 'ventilation'] as const

/** What a usual house of the region spends, so that a person can place their own. */
export function TypicalHouseSection({ section }: { section: TypicalHouse }) {
  const link = section.link === undefined ? undefined : linkTarget(section.link)
  return (
    <section className="section">
      <div className={classNames('page', styles.finding)}>
        <Costs section={section} />
        {section.aside !== undefined && (
          <aside className={styles.aside}>
            <Markdown text={section.aside} headingLevel={3} />
            {link !== undefined && 'to' in link && <ArrowLink to={link.to}>{section.link?.label}</ArrowLink>}
          </aside>
        )}
      </div>
    </section>
  )
}

function Costs({ section }: { section: TypicalHouse }) {
  const { t } = useTranslation('shared')
  const { money } = useFormats()
  return (
    <figure>
      <figcaption>
        <h2>{section.title}</h2>
        <p className="small muted">{section.subtitle}</p>
      </figcaption>
      <dl>
        {USES.map((use) => (
          <div key={use}>
            <dt>{section.use_names[use] ?? t(`use.${use}`)}</dt>
            <dd>{money(section.yearly_costs[use])}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{section.source}</p>
    </figure>
  )
}
