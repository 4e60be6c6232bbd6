import {
  type DayTemperatures,
  dayName,
  type MeasuredBaseline,
  type MeasuredSavings,
  type Metering,
  measureBaseline,
  measureSavings,
  savingBand,
  slopesOf,
  type UsePeriod,
} from '@hearthlight/engine/savings'
import { type ChangeKind, type FuelSavings, hidesSavings } from './home-savings.ts'
import { presentMeasured } from './present-measured.ts'
import {
  daysOf,
  type FuelReadings,
  monthsWithout,
  type Periods,
  periodsOf,
  spanOf,
  type Work,
} from './work-periods.ts'

/** Fewer tell the noise of a season rather than the work. */
const FEWEST_DAYS = 90
const FEWEST_BILLS = 3
const YEAR = 365
const KNOWN_SHARE = 0.9
/** A model whose error is as large as the use itself says nothing. */
const WORST_CV = 1
/** The days at which the width of the band is told. */
const NARROWING = [14, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 365]

export interface MeasureFuel {
  readonly readings: FuelReadings
  readonly work: Work
  readonly weather: DayTemperatures
  readonly changes: readonly { readonly kind: ChangeKind; readonly day: number }[]
  /** Of what would have been used, what the report said is saved; null where it said nothing. */
  readonly promisedShare: { readonly low: number; readonly value: number; readonly high: number } | null
}

const hasUse = ({ use }: UsePeriod) => use !== null

const NOTHING: Nothing = {
  known_from: null,
  wanted: null,
  missing_weather: [],
  narrowing: [],
  measured: null,
}
type Said = Omit<FuelSavings, 'fuel' | 'unit' | 'kwh_per_unit' | 'metering' | 'promised_share'>
type Nothing = Omit<Said, 'state' | 'why'>

/** What stands in the way, as far as one fuel of a home is concerned, or what was measured. */
export function measureFuel(asked: MeasureFuel): FuelSavings {
  const { fuel, unit, kwhPerUnit, metering } = asked.readings
  const periods = periodsOf(asked)
  const baseline = measureBaseline(periods)
  const said =
    withoutYearBefore(asked, periods, baseline) ?? (baseline && withBaseline(asked, periods, baseline))
  const nothing: Said = { ...NOTHING, state: 'not_yet', why: 'readings_before' }
  const { low, high } = asked.promisedShare ?? {}
  const promised_share = low === undefined || high === undefined ? null : { low, high }
  return { fuel, unit, kwh_per_unit: kwhPerUnit, metering, promised_share, ...(said ?? nothing) }
}

/** Why the year before cannot be told; undefined where it can. */
function withoutYearBefore(
  { work, weather }: MeasureFuel,
  periods: Periods,
  baseline: MeasuredBaseline | undefined,
): Said | undefined {
  const [from, to] = [work.begins - YEAR, work.begins]
  const measured = daysOf(periods.baseline.filter(hasUse))
  const wanted = { ...spanOf([], measured, from, to), days: YEAR }
  if (periods.baseline.some(({ use }) => (use ?? 0) < 0))
    return { ...NOTHING, state: 'set_aside', why: 'below_zero' }
  if (measured < KNOWN_SHARE * YEAR) return { ...NOTHING, state: 'not_yet', why: 'readings_before', wanted }
  if (baseline === undefined || baseline.check.problems.includes('tooFewWeatherDays'))
    return {
      ...NOTHING,
      state: 'not_yet',
      why: 'weather',
      missing_weather: monthsWithout(weather, from, to),
      wanted,
    }
  if (!baseline.check.isEnough) return { ...NOTHING, state: 'not_yet', why: 'readings_before', wanted }
  return undefined
}

function withBaseline(asked: MeasureFuel, periods: Periods, baseline: MeasuredBaseline): Said {
  const { work, changes, readings } = asked
  if (baseline.totals.cv > WORST_CV) return { ...NOTHING, state: 'set_aside', why: 'scattered' }
  const narrowing = narrowingOf(baseline, periods.metering)
  const isHidden = changes.some(
    ({ kind, day }) =>
      readings.fuel === 'electricity' &&
      hidesSavings(kind) &&
      day > work.begins - YEAR &&
      day < work.ends + YEAR,
  )
  if (isHidden) return { ...NOTHING, narrowing, state: 'set_aside', why: 'other_change' }
  return { ...afterWork(asked, periods, baseline, narrowing), narrowing }
}

type AfterWork = Omit<Said, 'narrowing'>

function afterWork(
  { work, weather, promisedShare }: MeasureFuel,
  periods: Periods,
  baseline: MeasuredBaseline,
  narrowing: FuelSavings['narrowing'],
): AfterWork {
  const { metering, reporting } = periods
  const firstWord = work.ends + wordAfter(narrowing, promisedShare?.value ?? null)
  const found = measureSavings(baseline, periods)
  const read = reporting.filter(hasUse)
  const wanted = spanOf(reporting, found?.usedDays ?? 0, work.ends, firstWord)
  const notYet = { ...NOTHING, wanted, state: 'not_yet' as const }
  if (isFew(metering, daysOf(read), read.length)) {
    const why = read.length === 0 ? 'readings_after' : 'too_few_days'
    return { ...notYet, why, known_from: dayName(firstWord) }
  }
  if (found === undefined || isFew(metering, found.usedDays, found.usedPeriods)) {
    const first = reporting[0]?.day ?? work.ends
    const missing = monthsWithout(weather, first, first + daysOf(reporting))
    return { ...notYet, why: 'weather', missing_weather: missing }
  }
  const isYear = daysOf(reporting) >= YEAR * KNOWN_SHARE
  return {
    state: outcomeOf(found),
    why: null,
    wanted: null,
    missing_weather: [],
    known_from: isYear ? null : dayName(work.ends + YEAR),
    measured: presentMeasured(periods, baseline, found, work),
  }
}

const isFew = (metering: Metering, days: number, bills: number): boolean =>
  metering === 'daily' ? days < FEWEST_DAYS : bills < FEWEST_BILLS

const outcomeOf = ({ mayBeChance, savings }: MeasuredSavings) =>
  mayBeChance ? 'chance' : savings > 0 ? 'saved' : 'rose'

/** How wide the band is after so many days; it does not depend on how much is used then. */
function narrowingOf({ totals, fit }: MeasuredBaseline, metering: Metering): FuelSavings['narrowing'] {
  const slopes = slopesOf(fit.best)
  return NARROWING.filter((days) => metering === 'daily' || days >= 30).map((days) => ({
    days,
    band: savingBand(totals, { metering, days, energy: 1, confidence: 0.9, slopes }),
  }))
}

/** The days after which what was promised would stand out of the band; a year where it hardly will. */
function wordAfter(narrowing: FuelSavings['narrowing'], promised: number | null): number {
  if (promised === null) return FEWEST_DAYS
  const first = narrowing.find(({ days, band }) => days >= FEWEST_DAYS && band < Math.abs(promised))
  return first?.days ?? YEAR
}
