import type { FuelInsight } from '@hearthlight/domain/meters/insight/fuel-insight'
import { useTranslation } from 'react-i18next'
import { useDegrees } from '../../../home/use-degrees.ts'
import { useFormats } from '../../../platform/formats.ts'
import { MonthlyChart } from '../../../ui/charts/monthly-chart.tsx'
import { type Column, Table } from '../../../ui/figures/table.tsx'
import { useMeterWords } from '../use-meter-words.ts'
import type { FuelProps, FuelWords } from './use-fuel-words.ts'
import type { HeldAgainst } from './use-insight.ts'

/** The newest months or bills beside what the weather explains. */
export function Months({ fuel, words, weather }: FuelProps & { weather: HeldAgainst }) {
  const { t } = useTranslation('energy-use')
  const unit = t(`unit.${fuel.key.unit}`)
  const held = fuel.fit?.isOfStation ? 'station' : 'usual'
  const place = weather?.place ?? ''
  const subtitle = t(fuel.fit === null ? 'months.subtitle_bare' : `months.subtitle_${held}`, {
    fuel: words.name(fuel),
    unit,
  })
  const rows = useRows(fuel, words)
  const columns = useColumns(fuel, rows)
  return (
    <section className="section">
      <div className="page">
        <MonthlyChart
          title={words.months(fuel)}
          subtitle={subtitle}
          label={subtitle}
          note={fuel.fit === null ? t('months.no_fit') : t(`months.note_${held}`, { place })}
          months={rows}
          uses={[]}
          billKind={fuel.fit === null ? undefined : 'month'}
          format={words.perDay}
          words={{ modelled: t('months.meters'), billed: t(`months.expected_${held}`) }}
          table={
            <Table
              caption={subtitle}
              isCaptionHidden
              rows={rows}
              rowId={({ day }) => String(day)}
              columns={columns}
            />
          }
        />
      </div>
    </section>
  )
}

function useRows({ shown, isBilled }: FuelInsight, words: FuelWords) {
  const { locale } = useFormats()
  const short = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' })
  return shown.map((period, index) => ({
    ...period,
    month: index,
    name: words.periodName(period, isBilled),
    shortName: short.format(new Date((period.day + Math.floor(period.days / 2)) * 86_400_000)),
    modelled: period.use,
    parts: [],
    ...(period.expected !== null && { billed: period.expected }),
  }))
}
type Row = ReturnType<typeof useRows>[number]

function useColumns({ key: { unit }, fit }: FuelInsight, rows: readonly Row[]): Column<Row>[] {
  const { t } = useTranslation('energy-use')
  const { money } = useFormats()
  const meters = useMeterWords()
  const degrees = useDegrees()
  const column = (id: string, header: string, cell: (row: Row) => string) => ({
    id,
    header,
    cell,
    isNumeric: true,
  })
  const or = (value: number | null, show: (value: number) => string) => (value === null ? '–' : show(value))
  const amount = (value: number) => meters.amount(value, unit)
  const columns: Column<Row>[] = [
    {
      id: 'period',
      header: t('table.period'),
      cell: ({ name, isPartial, isEstimated }) =>
        [name, isPartial && t('table.partial'), isEstimated && t('table.estimated')]
          .filter(Boolean)
          .join(', '),
    },
    column('temperature', t('table.outdoors'), ({ temperature }) => or(temperature, degrees.at)),
    column('use', t('months.meters'), ({ use }) => amount(use)),
    column('expected', t(`months.expected_${fit?.isOfStation ? 'station' : 'usual'}`), ({ expected }) =>
      or(expected, amount),
    ),
  ]
  const isCosted = rows.some(({ cost }) => cost !== null)
  return isCosted
    ? [...columns, column('cost', t('table.cost'), ({ cost }) => or(cost, (value) => money(value, 2)))]
    : columns
}
