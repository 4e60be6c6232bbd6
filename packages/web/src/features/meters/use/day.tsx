import { alwaysOn, type HourGrid, meanDay } from '@hearthlight/domain/meters/insight/hour-insight'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Table } from '../../../ui/figures/table.tsx'
import { useMeterWords } from '../use-meter-words.ts'
import { DayChart } from './day-chart.tsx'
import type { FuelProps } from './use-fuel-words.ts'
import { useHour } from './use-hour.ts'
import styles from './use-page.module.css'

const YEAR_HOURS = 8760
const WATTS = 1000

type DayProps = FuelProps & { grid: HourGrid; price: number | null }

/** The mean days of winter and summer, and what never is switched off. */
export function Day({ fuel, words, grid, price }: DayProps) {
  const { t } = useTranslation('energy-use')
  const { number } = useFormats()
  const hour = useHour()
  const lines = (['winter', 'summer'] as const).flatMap((id) => {
    const means = meanDay(grid, id)
    return means === null ? [] : [{ id, name: t(`season.${id}`), means }]
  })
  const format = (value: number) => number(value, 2)
  const subtitle = t('day.subtitle', { fuel: words.name(fuel), unit: t(`unit.${fuel.key.unit}`) })
  const [one, other] = lines
  return (
    <section className="section">
      <div className={`page ${styles.two}`}>
        {one !== undefined && (
          <DayChart
            title={
              other === undefined
                ? t('day.finding_one', { season: one.name, hour: hour(peakOf(one.means)) })
                : t('day.finding', { winter: hour(peakOf(one.means)), summer: hour(peakOf(other.means)) })
            }
            subtitle={subtitle}
            label={subtitle}
            lines={lines}
            format={format}
            hour={hour}
            table={
              <Table
                caption={subtitle}
                isCaptionHidden
                rows={ALL_HOURS}
                rowId={String}
                columns={[
                  { id: 'hour', header: t('table.hour'), cell: (of) => hour(of) },
                  ...lines.map(({ id, name, means }) => ({
                    id,
                    header: name,
                    isNumeric: true,
                    cell: (of: number) => format(means[of] ?? 0),
                  })),
                ]}
              />
            }
          />
        )}
        <AlwaysOn fuel={fuel} grid={grid} price={price} />
      </div>
    </section>
  )
}

const ALL_HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const peakOf = (means: readonly number[]) => means.indexOf(Math.max(...means))

function AlwaysOn({ fuel, grid, price }: Pick<DayProps, 'fuel' | 'grid' | 'price'>) {
  const { t } = useTranslation('energy-use')
  const { number, money } = useFormats()
  const meters = useMeterWords()
  const always = alwaysOn(grid)
  if (always === null || fuel.key.fuel !== 'electricity' || fuel.key.direction !== 'import') return null
  const year = always * YEAR_HOURS
  return (
    <section className={styles.always} aria-labelledby="always-on">
      <h2 id="always-on">{t('always.title', { watts: number(Math.round((always * WATTS) / 10) * 10) })}</h2>
      {price !== null && <p className="num">{t('always.cost', { cost: money(year * price) })}</p>}
      <p className="muted">{t('always.text', { use: meters.amount(year, fuel.key.unit) })}</p>
      <p className="small">{t('always.suspects')}</p>
    </section>
  )
}
