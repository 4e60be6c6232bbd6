import type { FuelSavings } from '@hearthlight/domain/savings/home-savings'
import { NarrowingChart } from '../../ui/charts/narrowing-chart.tsx'
import { Table } from '../../ui/figures/table.tsx'
import styles from './savings.module.css'
import { useSavingsWords } from './use-savings-words.ts'

const DAY_MS = 86_400_000
const YEAR = 365
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
const later = (from: string, days: number) =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10)

type Props = { fuel: FuelSavings; knownFrom: string; ends: string }

/** From when on a saving could be told, by how the home's own use scattered in the year before. */
export function Narrowing({ fuel, knownFrom, ends }: Props) {
  const { t, day, percent, fuel: nameOf } = useSavingsWords()
  const { narrowing, promised_share: promised, wanted } = fuel
  const read = fuel.why === 'too_few_days' ? (wanted?.used_days ?? 0) : 0
  const firstWord = daysBetween(ends, knownFrom)
  const firm = later(ends, YEAR)
  const bandAt = (days: number) => narrowing.find((step) => step.days >= days)?.band ?? 0
  const sub = t('savings.not_yet.sub', { fuel: nameOf(fuel.fuel) })
  const said = narrowing.map((step) => ({
    ...step,
    label: t('savings.not_yet.step', { days: step.days, band: percent(step.band) }),
  }))
  return (
    <>
      <NarrowingChart
        headingLevel={3}
        title={
          firstWord >= YEAR
            ? t('savings.not_yet.finding_year', { firm: day(firm) })
            : t('savings.not_yet.finding', { first: day(knownFrom), firm: day(firm) })
        }
        subtitle={sub}
        label={sub}
        note={t('savings.not_yet.drawn')}
        steps={said}
        promised={promised}
        today={read}
        firstWord={firstWord}
        percent={percent}
        words={{
          today: t('savings.not_yet.today', { days: read, band: percent(bandAt(read)) }),
          firstWord: t('savings.not_yet.first', { date: day(knownFrom) }),
          promised:
            promised === null
              ? ''
              : t('savings.not_yet.promised', { low: percent(promised.low), high: percent(promised.high) }),
          band: t('savings.not_yet.band'),
          axis: t('savings.not_yet.axis'),
        }}
        table={
          <Table
            caption={t('savings.not_yet.narrowing')}
            isCaptionHidden
            rows={narrowing}
            rowId={({ days }) => String(days)}
            columns={[
              { id: 'days', header: t('savings.table.days'), cell: ({ days }) => days },
              {
                id: 'band',
                header: t('savings.table.band'),
                isNumeric: true,
                cell: ({ band }) => `± ${percent(band)}`,
              },
            ]}
          />
        }
      />
      <div className={styles.text}>
        <h3>{t('savings.not_yet.when')}</h3>
        <ol className={styles.steps}>
          <li data-step="done">
            <b>{t('savings.not_yet.before')}</b>{' '}
            <small>{t('savings.not_yet.before_to', { date: day(ends) })}</small>
          </li>
          <li data-step="now">
            <b>{t('savings.not_yet.collecting')}</b>{' '}
            <small>{t('savings.not_yet.collecting_of', { read, all: firstWord })}</small>
          </li>
          {firstWord < YEAR && (
            <li data-step="later">
              <b>{t('savings.not_yet.word')}</b> <small>{day(knownFrom)}</small>
              <span>{t('savings.not_yet.word_text', { share: percent(bandAt(firstWord)) })}</span>
            </li>
          )}
          <li data-step="later">
            <b>{t('savings.not_yet.firm')}</b> <small>{day(firm)}</small>
            <span>{t('savings.not_yet.firm_text', { share: percent(bandAt(YEAR)) })}</span>
          </li>
        </ol>
      </div>
    </>
  )
}
