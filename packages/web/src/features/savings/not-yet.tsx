import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { FuelSavings, HomeSavings } from '@hearthlight/domain/savings/home-savings'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Table } from '../../ui/figures/table.tsx'
import styles from './savings.module.css'
import { useSavingsWords } from './use-savings-words.ts'

/** Fuels of which nothing can be said, each with its reason and with what would change that. */
export function NotYet({ work }: { work: HomeSavings }) {
  const { t } = useSavingsWords()
  const open = work.fuels.filter(({ measured }) => measured === null)
  if (open.length === 0 && work.fuels.length > 0) return null
  return (
    <section className="section section--ruled">
      <div className={`page ${styles.blocks}`}>
        <h2>{t('savings.not_yet.title')}</h2>
        {work.fuels.length === 0 && (
          <div className={styles.text}>
            <p>{t('savings.why.no_meter')}</p>
            <p>
              <ArrowLink to={pathTo('EnergyUse')}>{t('savings.not_yet.bring')}</ArrowLink>
            </p>
          </div>
        )}
        {open.map((fuel) => (
          <Reason key={fuel.fuel} fuel={fuel} />
        ))}
      </div>
    </section>
  )
}

function Reason({ fuel }: { fuel: FuelSavings }) {
  const { t, day, fuel: nameOf, percent } = useSavingsWords()
  const { why, wanted, known_from: knownFrom, missing_weather: months, narrowing } = fuel
  return (
    <div className={styles.text}>
      <h3>{nameOf(fuel.fuel)}</h3>
      <p>
        {why !== null && t(`savings.why.${why}`)}{' '}
        {wanted !== null &&
          t('savings.not_yet.days', {
            ...{ from: day(wanted.from), to: day(wanted.to), count: wanted.used_days, all: wanted.days },
          })}
      </p>
      {months.length > 0 && <p>{t('savings.not_yet.months', { months: months.join(', ') })}</p>}
      {knownFrom !== null && <p>{t('savings.not_yet.known_from', { date: day(knownFrom) })}</p>}
      {narrowing.length > 0 && (
        <details>
          <summary>{t('savings.not_yet.narrowing')}</summary>
          <Table
            caption={t('savings.not_yet.narrowing')}
            isCaptionHidden
            rows={narrowing}
            rowId={({ days }) => String(days)}
            columns={[
              { id: 'days', header: t('savings.table.days'), cell: ({ days }) => days },
              {
                ...{ id: 'band', header: t('savings.table.band'), isNumeric: true },
                cell: ({ band }) => `± ${percent(band)}`,
              },
            ]}
          />
        </details>
      )}
    </div>
  )
}
