import { dearHours, type HourGrid } from '@hearthlight/domain/meters/insight/hour-insight'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Table } from '../../../ui/figures/table.tsx'
import { HeatMap } from './heat-map.tsx'
import type { FuelProps } from './use-fuel-words.ts'
import { useHour } from './use-hour.ts'
import styles from './use-page.module.css'

const ALL_MONTHS = Array.from({ length: 12 }, (_, month) => month)

const PARTS = [
  [0, 6],
  [6, 12],
  [12, 17],
  [17, 22],
  [22, 24],
] as const
const SEASONS = [
  { id: 'winter', months: [11, 0, 1] },
  { id: 'spring', months: [2, 3, 4] },
  { id: 'summer', months: [5, 6, 7] },
  { id: 'autumn', months: [8, 9, 10] },
] as const

function meanOf(
  { firstDay, days, values }: HourGrid,
  months: readonly number[],
  [from, to]: readonly number[],
) {
  let [sum, count] = [0, 0]
  for (let day = 0; day < days; day += 1) {
    if (!months.includes(new Date((firstDay + day) * 86_400_000).getUTCMonth())) continue
    for (let hour = from ?? 0; hour < (to ?? 0); hour += 1) {
      const value = values[day * 24 + hour] ?? Number.NaN
      if (Number.isNaN(value)) continue
      sum += value
      count += 1
    }
  }
  return count === 0 ? null : sum / count
}

/** The days and hours of two years, and what they come to by season and part of the day. */
export function Hours({ fuel, words, grid }: FuelProps & { grid: HourGrid }) {
  const { t } = useTranslation('energy-use')
  const { number } = useFormats()
  const hour = useHour()
  const unit = t(`unit.${fuel.key.unit}`)
  const year = Array.from({ length: 24 }, (_, of) => meanOf(grid, ALL_MONTHS, [of, of + 1]) ?? 0)
  const from = dearHours(year)
  const subtitle = t('hours.subtitle', { fuel: words.name(fuel), unit })
  return (
    <section className="section">
      <div className={`page ${styles.more}`}>
        <h2>
          {t(fuel.key.direction === 'export' ? 'hours.most_sent' : 'hours.dear', {
            from: hour(from),
            to: hour((from + 4) % 24),
          })}
        </h2>
        <p className="small muted">{subtitle}</p>
        <HeatMap grid={grid} unit={unit} label={subtitle} />
        <p className="note">{t('hours.only_you')}</p>
        <details>
          <summary className="small">{t('hours.table')}</summary>
          <Table
            caption={subtitle}
            isCaptionHidden
            rows={SEASONS}
            rowId={({ id }) => id}
            columns={[
              { id: 'season', header: t('table.season'), cell: ({ id }) => t(`season.${id}`) },
              ...PARTS.map((part) => ({
                id: String(part[0]),
                header: t('table.from_to', { from: hour(part[0]), to: hour(part[1] % 24) }),
                isNumeric: true,
                cell: ({ months }: (typeof SEASONS)[number]) => {
                  const mean = meanOf(grid, months, part)
                  return mean === null ? '–' : number(mean, 2)
                },
              })),
            ]}
          />
        </details>
      </div>
    </section>
  )
}
