import type { FuelSavings, HomeSavings, SavingsMonth } from '@hearthlight/domain/savings/home-savings'
import { useFormats } from '../../platform/formats.ts'
import { SavingsChart } from '../../ui/charts/savings-chart.tsx'
import { Table } from '../../ui/figures/table.tsx'
import { useSavingsWords } from './use-savings-words.ts'

/** Months from one year to the next, at least, where a phone has room for both. */
const ROOM_FOR_YEAR = 4

/** Use by month or bill on both sides of the work, and what the weather after it would have taken before. */
export function FuelChart({ fuel, work }: { fuel: FuelSavings; work: HomeSavings }) {
  const { t, amount, unit, fuel: nameOf, day } = useSavingsWords()
  const { locale } = useFormats()
  const months = fuel.measured?.months ?? []
  const measured = fuel.measured
  if (measured === null) return null
  const sign = unit(fuel.unit)
  const sub = t('savings.chart.sub', { fuel: nameOf(fuel.fuel), unit: sign })
  const month = (at: string, style: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(new Date(`${at}T12:00:00Z`))
  const said = ({ start, used, expected }: SavingsMonth) =>
    expected === null
      ? t('savings.chart.point', { month: month(start, 'long'), year: yearOf(start), used: amount(used) })
      : t('savings.chart.point_after', {
          month: month(start, 'long'),
          year: yearOf(start),
          used: amount(used),
          expected: amount(expected),
        })
  return (
    <section className="section">
      <div className="page">
        <SavingsChart
          title={t('savings.chart.title', {
            fuel: nameOf(fuel.fuel),
            expected: amount(measured.expected),
            observed: amount(measured.observed),
            unit: sign,
          })}
          subtitle={sub}
          label={sub}
          format={amount}
          note={t(fuel.metering === 'daily' ? 'savings.chart.by_days' : 'savings.chart.by_bills')}
          words={{
            work: t('savings.chart.work', { date: day(work.begins) }),
            before: t('savings.chart.before'),
            expected: t('savings.chart.expected'),
            used: t('savings.chart.used'),
          }}
          points={months.map((each, index) => ({
            key: each.start,
            tick: month(each.start, 'narrow'),
            year: isYearSaid(months, index) ? yearOf(each.start) : '',
            label: said(each),
            used: each.used,
            expected:
              each.expected === null
                ? null
                : {
                    value: each.expected,
                    low: each.expected - (each.band ?? 0),
                    high: each.expected + (each.band ?? 0),
                  },
          }))}
          table={<MonthTable months={months} caption={sub} />}
        />
      </div>
    </section>
  )
}

const yearOf = (at: string) => at.slice(0, 4)

/** Where a year begins; the first one only where there is room before the next. */
const isYearSaid = (months: readonly SavingsMonth[], index: number): boolean => {
  const at = (place: number) => yearOf(months[place]?.start ?? '')
  return index === 0 ? at(0) === at(ROOM_FOR_YEAR) : at(index) !== at(index - 1)
}

type TableProps = { months: readonly SavingsMonth[]; caption: string }

function MonthTable({ months, caption }: TableProps) {
  const { t, amount, day } = useSavingsWords()
  const numeric = { isNumeric: true }
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={months}
      rowId={({ start }) => start}
      columns={[
        { id: 'from', header: t('savings.table.from'), cell: ({ start }) => day(start) },
        { id: 'used', header: t('savings.table.used'), ...numeric, cell: ({ used }) => amount(used) },
        {
          id: 'expected',
          header: t('savings.table.expected'),
          ...numeric,
          cell: ({ expected }) => (expected === null ? '' : amount(expected)),
        },
        {
          id: 'band',
          header: t('savings.table.band'),
          ...numeric,
          cell: ({ band }) => (band === null ? '' : `± ${amount(band)}`),
        },
      ]}
    />
  )
}
