import type { Meter } from '@hearthlight/domain/meters/meter'
import { ReadingColumns } from '@hearthlight/domain/meters/reading-columns'
import { BILLS, type SaveReadings } from '@hearthlight/domain/meters/stored/stored-series'

/** Of one meter, in one transaction. */
const PIECE = 20_000
const DAY = 86_400
const HOUR = 3600

/** The series of a home that readings of a meter belong to. */
export const seriesOf = (
  { fuel, unit, direction, point }: Pick<Meter, 'fuel' | 'unit' | 'direction' | 'point'>,
  step: number,
): SaveReadings['series'] => ({
  fuel,
  unit,
  direction,
  step,
  point: point.slice(-120),
  utility: '',
  label: '',
})

/** A series holds readings of one length: hours, days, or bills of any. Very many are parted. */
export function* bySteps(readings: ReadingColumns): Generator<[number, ReadingColumns]> {
  const parts = new Map<number, ReadingColumns>()
  for (let index = 0; index < readings.count; index += 1) {
    const step = stepOf(readings.seconds[index] ?? 0)
    const part = parts.get(step) ?? new ReadingColumns()
    part.pushFrom(readings, index)
    parts.set(step, part)
    if (part.count < PIECE) continue
    yield [step, part]
    parts.delete(step)
  }
  yield* parts
}

function stepOf(seconds: number): number {
  if (Math.abs(seconds - DAY) <= HOUR) return DAY
  return seconds < DAY ? seconds : BILLS
}
