import type { AxisRoom } from './text-width.ts'
import { niceTicks } from './ticks.ts'

/** Money in the pocket after a number of years, counted from the day of the works. Year 0 holds minus the net cost. */
export type CashYear = { year: number; low: number; value: number; high: number }

export type CashGeometry = {
  width: number
  height: number
  isWide: boolean
  /** Of the words at the axes. */
  fontSize: number
  left: number
  right: number
  zeroY: number
  top: number
  bottom: number
  ticks: Array<{ value: number; y: number }>
  years: Array<{ year: number; x: number; y: number }>
  /** SVG path data, also understood by the PDF. */
  line: string
  band: string
  /** Break-even is a zone, from the hopeful to the doubtful edge of the band, never a point. Open when the doubtful edge never pays back. */
  breakEven?: {
    from: number
    to: number
    fromYear: number
    toYear: number | null
    /** When the middle line crosses; null when it never does. */
    expectedYear: number | null
    /** Where it does. */
    expected: number | null
  }
}

export function cumulativeCash(years: readonly CashYear[], width: number, axisRoom?: AxisRoom): CashGeometry {
  const isWide = width >= 480
  const fontSize = isWide ? 13.5 : 12
  const top = 16
  const plot = isWide ? 260 : 200
  const right = width - 12
  const ticks = niceTicks(
    Math.min(...years.map((one) => one.low), 0),
    Math.max(...years.map((one) => one.high), 0),
  )
  const left = axisRoom?.(ticks, fontSize) ?? (isWide ? 72 : 56)
  const [min, max] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const last = Math.max(1, years.at(-1)?.year ?? 1)
  const x = (year: number) => left + (year / last) * (right - left)
  const y = (value: number) => top + plot - ((value - min) / (max - min)) * plot
  const point = (year: number, value: number) => `${x(year).toFixed(1)} ${y(value).toFixed(1)}`
  const upper = years.map((one) => point(one.year, one.high))
  const lower = years.map((one) => point(one.year, one.low)).reverse()
  const from = crossing(years.map(({ year, high }) => ({ year, value: high })))
  const to = crossing(years.map(({ year, low }) => ({ year, value: low })))
  const expectedYear = crossing(years)
  return {
    width,
    height: top + plot + 30,
    isWide,
    fontSize,
    left,
    right,
    zeroY: y(0),
    top,
    bottom: top + plot,
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    years: years.map((one) => ({ year: one.year, x: x(one.year), y: y(one.value) })),
    line: `M${years.map((one) => point(one.year, one.value)).join('L')}`,
    band: `M${[...upper, ...lower].join('L')}z`,
    ...(from !== null && {
      breakEven: {
        from: x(from),
        to: to === null ? right : x(to),
        fromYear: from,
        toYear: to,
        expectedYear,
        expected: expectedYear === null ? null : x(expectedYear),
      },
    }),
  }
}

/** The year in which a rising line leaves the red, between two known years. */
function crossing(line: ReadonlyArray<{ year: number; value: number }>): number | null {
  for (const [index, now] of line.entries()) {
    const before = line[index - 1]
    if (now.value < 0) continue
    if (before === undefined) return now.year
    return before.year + (-before.value / (now.value - before.value)) * (now.year - before.year)
  }
  return null
}
