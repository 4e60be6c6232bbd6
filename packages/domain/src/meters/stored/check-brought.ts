import { type FieldProblem, Problem, problemTextKey } from '../../shared/problem.ts'
import type { MeterFuel } from '../meter.ts'
import type { ReadingColumns } from '../reading-columns.ts'
import { unitsIn } from './meter-units.ts'
import { countPacked, PACKED_LIMITS } from './packed-readings.ts'
import { type AskedFirst, BILLS, type SaveReadings, type SeriesKey } from './stored-series.ts'

const DAY = 86_400
/** 1 January 1990: no smart meter and no bill that anybody has as a file is older. */
const EARLIEST = 631_152_000
/** Clocks and zones may be off by so much. */
const AHEAD = 2 * DAY
const HOUR = 3600
/** A day has an hour more or less twice a year. */
const DAY_SLACK = HOUR

/** What homes use on a day: kWh, of water liters. */
const USUAL_DAY: Readonly<Record<MeterFuel, number>> = {
  electricity: 30,
  natural_gas: 60,
  propane: 55,
  oil: 80,
  heat: 60,
  water: 1_100,
}
const ABSURD_TIMES = 1000

const refusal = (code: 'meters.out-of-time' | 'meters.wrong-length' | 'meters.no-readings'): Problem => {
  const field: FieldProblem = { pointer: '/readings', message: problemTextKey(code) }
  return new Problem(code, { fields: [field] })
}

/** A series of hours holds hours: what is cut in another way is another series. */
const isOfStep = ({ step }: SeriesKey, seconds: number): boolean =>
  step === BILLS || (step < DAY ? seconds === step : Math.abs(seconds - DAY) <= DAY_SLACK)

/** Refuses what cannot be stored, whoever says it is right. */
export function refuseBrought(
  { series, readings }: Pick<SaveReadings, 'series' | 'readings'>,
  brought: ReadingColumns,
  now: Date,
): void {
  if (countPacked(readings) > PACKED_LIMITS.values)
    throw new Problem('meters.too-many-readings', { params: { max: PACKED_LIMITS.values } })
  if (brought.count === 0) throw refusal('meters.no-readings')
  const latest = now.getTime() / 1000 + AHEAD
  for (let index = 0; index < brought.count; index += 1) {
    const [start = 0, seconds = 0] = [brought.starts[index], brought.seconds[index]]
    if (!isOfStep(series, seconds)) throw refusal('meters.wrong-length')
    if (start < EARLIEST || start + seconds > latest) throw refusal('meters.out-of-time')
  }
}

const QUESTION = {
  negative: 'meters.negative',
  absurd: 'meters.absurd',
  other_home: 'meters.other-home',
} as const satisfies Record<AskedFirst, string>

/** A model may say that a home uses next to nothing, and does not make a plain bill absurd. */
const LEAST_PART = 0.1

/** From here on a day's use, in the unit of the series, is none of a home's. `modelled` is what its model uses on a day, in kWh. */
function absurdFrom({ fuel, unit }: SeriesKey, modelled: number | null): number {
  const usual = USUAL_DAY[fuel]
  const own = modelled === null || fuel === 'water' ? usual : Math.max(modelled, usual * LEAST_PART)
  return (own * ABSURD_TIMES) / unitsIn(fuel, unit)
}

/** What the person is asked before it is taken. */
export function askFirst(
  { series, confirmed }: Pick<SaveReadings, 'series' | 'confirmed'>,
  brought: ReadingColumns,
  about: { readonly modelledKWh: number | null; readonly isOfOtherHome: boolean },
): void {
  const most = absurdFrom(series, about.modelledKWh)
  const values = brought.values.subarray(0, brought.count)
  const perDay = (value: number, index: number) => (Math.abs(value) / (brought.seconds[index] ?? 1)) * DAY
  const found: Readonly<Record<AskedFirst, number>> = {
    negative: series.direction === 'net' ? 0 : values.filter((value) => value < 0).length,
    absurd: values.filter((value, index) => perDay(value, index) > most).length,
    other_home: about.isOfOtherHome ? 1 : 0,
  }
  for (const [what, count] of Object.entries(found) as [AskedFirst, number][])
    if (count > 0 && !confirmed.includes(what)) throw new Problem(QUESTION[what], { params: { count } })
}
