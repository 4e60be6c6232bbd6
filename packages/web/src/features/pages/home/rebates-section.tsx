import type { HomeSection } from '@hearthlight/domain/partner/pages/home-section'
import { useQuery } from '@tanstack/react-query'
import { homeAmountsQuery } from '../../../api/home-amounts-api.ts'
import { linkTarget } from '../../../platform/link-target.ts'
import { Markdown } from '../../../platform/markdown.tsx'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Pictogram } from '../../../ui/pictures/pictogram.tsx'
import { isPictogram } from '../../../ui/pictures/pictogram-drawings.ts'
import styles from './rebates-section.module.css'

type Rebates = Extract<HomeSection, { type: 'rebates' }>

type Item = Rebates['items'][number]

/** What each pays is as the catalogue has it. One that is not open is not among them. */
function useAmounts(items: readonly Item[]) {
  const enabled = items.some(({ incentive }) => incentive !== undefined)
  const { data } = useQuery({ ...homeAmountsQuery, enabled })
  return {
    isShown: ({ incentive }: Item) =>
      incentive === undefined || data === undefined || data.amounts[incentive] !== undefined,
    amountOf: ({ incentive, amount }: Item) =>
      incentive === undefined ? { amount, formula: null } : data?.amounts[incentive],
  }
}

export function RebatesSection({ section }: { section: Rebates }) {
  const { isShown, amountOf } = useAmounts(section.items)
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
          {section.items.filter(isShown).map((item) => (
            <li key={item.name}>
              {isPictogram(item.pictogram) && <Pictogram name={item.pictogram} size="l" />}
              <div>
                <h3>{item.name}</h3>
                {item.note !== undefined && <p>{item.note}</p>}
              </div>
              <Amount {...amountOf(item)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Amount({ amount, formula }: { amount?: string | undefined; formula?: string | null }) {
  return (
    <p className={classNames('num', styles.amount)}>
      {amount}
      {formula && <small>{formula}</small>}
    </p>
  )
}
