import type { UseInARow } from './energy-use.ts'
import { toldOnce } from './series-by-point.ts'

/** A day of one series, counted from 1 January 1970. */
interface MeterDay {
  readonly day: number
  readonly use: number
  /** Something of it is not known. */
  readonly isPartial: boolean
}

/** The days from the first to the last of a series; one of which it lacks something is known in part. */
export function meterDays(
  { values, partial }: Pick<UseInARow, 'values' | 'partial'>,
  from: number,
): MeterDay[] {
  const first = values.findIndex((value) => value !== null)
  const last = values.findLastIndex((value) => value !== null)
  const cut = new Set(
    partial.flatMap(([begin, count]) => Array.from({ length: count }, (_, at) => begin + at)),
  )
  return values.flatMap((value, at) =>
    first === -1 || at < first || at > last
      ? []
      : [{ day: from + at, use: value ?? 0, isPartial: value === null || cut.has(at) }],
  )
}

/** The days of several meters added up; null where one of them lacks something of it. */
export function daysOfMeters(
  meters: readonly (readonly (readonly MeterDay[])[])[],
  { from, to }: { readonly from: number; readonly to: number },
): { readonly day: number; readonly days: number; readonly use: number | null }[] {
  const uses: (number | null)[] = Array.from({ length: to - from }, () => null)
  const isKnown = new Uint8Array(uses.length).fill(1)
  for (const ofMeter of meters)
    for (const { day, use, isPartial } of toldOnce(ofMeter)) {
      if (isPartial) isKnown[day - from] = 0
      else uses[day - from] = (uses[day - from] ?? 0) + use
    }
  const last = uses.findLastIndex((use) => use !== null)
  return uses
    .slice(0, last + 1)
    .map((use, day) => ({ day: from + day, days: 1, use: isKnown[day] === 1 ? use : null }))
}
