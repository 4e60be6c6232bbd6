import { type HourGrid, stepsOf } from '@hearthlight/domain/meters/insight/hour-insight'
import { dayOfNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { useChartWidth } from '../../../ui/charts/use-chart-width.ts'
import styles from './heat-map.module.css'
import { paintHours } from './paint-hours.ts'
import { useHour } from './use-hour.ts'

const HOURS = 24
const DAY_MS = 86_400_000
/** Narrower than this a column is a week. */
const NARROW = 560
const SHOWN_HOURS = [0, 6, 12, 18]

type Props = { grid: HourGrid; unit: string; label: string }
type Cell = { readonly column: number; readonly hour: number }

/** A column a day, from midnight at the top to midnight below; on a phone a column is a week. */
export function HeatMap({ grid, unit, label }: Props) {
  const { t } = useTranslation('energy-use')
  const { place, width } = useChartWidth(1020)
  const isNarrow = width < NARROW
  const shown = useMemo(() => (isNarrow ? byWeeks(grid) : { ...grid, perColumn: 1 }), [grid, isNarrow])
  const borders = useMemo(() => stepsOf(grid), [grid])
  const canvas = useRef<HTMLCanvasElement>(null)
  const [cell, setCell] = useState<Cell | null>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    if (element === null) return
    const paint = () => paintHours(element, shown, borders)
    paint()
    const dark = window.matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', paint)
    return () => dark.removeEventListener('change', paint)
  }, [shown, borders])
  const words = useCellWords(shown, unit)
  return (
    <div ref={place}>
      <Months grid={shown} />
      <div className={styles.rows}>
        <ol className={styles.hours} aria-hidden="true">
          {SHOWN_HOURS.map((hour) => (
            <li key={hour}>{words.hour(hour)}</li>
          ))}
        </ol>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a frame */}
        <div
          className={styles.map}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk its hours
          tabIndex={0}
          aria-label={`${label} ${t('hours.walk')}`}
          onKeyDown={(event) => setCell(walked(event, cell, shown.days))}
          onPointerMove={(event) => setCell(pointed(event, shown.days))}
          onPointerLeave={() => setCell(null)}
          onBlur={() => setCell(null)}
        >
          <canvas ref={canvas} width={shown.days} height={HOURS} />
        </div>
      </div>
      <p className={styles.readout} aria-live="polite">
        {/* A page that was made narrower has fewer columns. */}
        {cell === null || cell.column >= shown.days ? '\u00a0' : words.cell(cell)}
      </p>
      <Key borders={borders} unit={unit} />
    </div>
  )
}

type Shown = HourGrid & { readonly perColumn: number }

/** The mean of each hour over the days of a week. */
function byWeeks({ firstDay, days, values }: HourGrid): Shown {
  const weeks = Math.ceil(days / 7)
  const sums = new Float64Array(weeks * HOURS)
  const counts = new Float64Array(weeks * HOURS)
  for (const [place, value] of values.entries()) {
    if (Number.isNaN(value)) continue
    const into = Math.floor(place / HOURS / 7) * HOURS + (place % HOURS)
    sums[into] = (sums[into] ?? 0) + value
    counts[into] = (counts[into] ?? 0) + 1
  }
  // Of a week without a reading nothing comes: 0 of 0.
  return { firstDay, days: weeks, values: sums.map((sum, place) => sum / (counts[place] ?? 0)), perColumn: 7 }
}

const MOVES: Readonly<Record<string, readonly [columns: number, hours: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  PageDown: [30, 0],
  PageUp: [-30, 0],
}
const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value))

function walked(event: KeyboardEvent, cell: Cell | null, columns: number): Cell | null {
  const move = MOVES[event.key]
  if (move === undefined) return cell
  event.preventDefault()
  if (cell === null) return { column: columns - 1, hour: 12 }
  return { column: within(cell.column + move[0], columns), hour: within(cell.hour + move[1], HOURS) }
}

function pointed({ currentTarget, clientX, clientY }: PointerEvent, columns: number): Cell {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const part = (at: number, from: number, size: number, count: number) =>
    within(Math.floor(((at - from) / Math.max(1, size)) * count), count)
  return { column: part(clientX, left, width, columns), hour: part(clientY, top, height, HOURS) }
}

function useCellWords({ firstDay, values, perColumn }: Shown, unit: string) {
  const { t } = useTranslation('energy-use')
  const { number, date } = useFormats()
  const hour = useHour()
  return {
    hour,
    cell: ({ column, hour: at }: Cell) => {
      const value = values[column * HOURS + at] ?? Number.NaN
      // Noon, so that the day is the same one in every zone.
      const day = date(new Date(`${dayOfNumber(firstDay + column * perColumn)}T17:00:00Z`))
      const use = Number.isNaN(value) ? t('hours.no_reading') : `${number(value, 2)}\u00a0${unit}`
      return t(perColumn === 1 ? 'hours.cell' : 'hours.cell_week', { day, hour: hour(at), use })
    },
  }
}

function Months({ grid: { firstDay, days, perColumn } }: { grid: Shown }) {
  const { locale } = useFormats()
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const starts = Array.from({ length: days * perColumn }, (_, day) => day).filter(
    (day) => new Date((firstDay + day) * DAY_MS).getUTCDate() === 1,
  )
  const every = Math.ceil(starts.length / (perColumn === 1 ? 13 : 6))
  return (
    <div className={styles.months} aria-hidden="true">
      {starts
        .filter((_, index) => index % every === 0)
        .map((day) => (
          <span key={day} style={{ insetInlineStart: `${(day / (days * perColumn)) * 100}%` }}>
            {format.format(new Date((firstDay + day) * DAY_MS))}
          </span>
        ))}
    </div>
  )
}

function Key({ borders, unit }: { borders: readonly number[]; unit: string }) {
  const { t } = useTranslation('energy-use')
  const { number } = useFormats()
  const show = (value: number) => number(value, value < 10 ? 2 : 0)
  const [first = 0] = borders
  const last = borders.at(-1) ?? 0
  return (
    <ul className={styles.key}>
      {borders.map((border, index) => {
        const before = borders[index - 1]
        if (before === border) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps do not change places
          <li key={index}>
            <i style={{ background: `var(--use-${index})` }} aria-hidden="true" />
            {before === undefined
              ? t('hours.under', { value: show(first) })
              : t('hours.between', { from: show(before), to: show(border) })}
          </li>
        )
      })}
      <li>
        <i style={{ background: 'var(--use-5)' }} aria-hidden="true" />
        {t('hours.over', { value: show(last), unit })}
      </li>
      <li>
        <i data-gap aria-hidden="true" />
        {t('hours.no_reading')}
      </li>
    </ul>
  )
}
