import {
  type DayTemperatures,
  fitModel,
  knownDays,
  type Metering,
  modelledUse,
  totalOf,
  type UseModel,
  type UsePeriod,
} from '@hearthlight/engine/savings'
import type { Period } from '../bills-of-meters.ts'
import type { FuelPeriods } from './fuel-periods.ts'

const YEAR = 365
/** Fewer cannot tell winter from summer. */
const FEWEST_PERIODS = 9
const FEWEST_DAYS = 270
/** Of the days that are fitted; with fewer the weather of a usual year tells more. */
const KNOWN_SHARE = 0.9
const SHOWN = 13
/** Older ones tell of another life in the home. */
const FITTED = 26
const COOLING: ReadonlySet<string> = new Set(['electricity'])

/** The days of a usual year, over all periods and a year up to their end, and what a station measured on the very days. */
export interface HomeWeather {
  readonly usual: DayTemperatures
  readonly station: DayTemperatures | null
}

export interface ShownPeriod extends Period {
  /** What the home takes in the weather of these days; null where there is no model. */
  readonly expected: number | null
  /** °F, mean; null where it is not known. */
  readonly temperature: number | null
}

/** What the weather explains of a fuel. */
export interface WeatherFit {
  readonly model: UseModel
  /** Whether it was fitted to days, or to months or bills. */
  readonly metering: Metering
  /** Whether the days had this weather, or have it in a usual year. */
  readonly isOfStation: boolean
  /** Of a usual year. */
  readonly base: number
  readonly heating: number
  readonly cooling: number
  /** How far a period is off, as a share of the mean: the root of the mean square. */
  readonly error: number
}

export interface FuelInsight extends FuelPeriods {
  /** The newest, whole ones and the last one that is not. */
  readonly shown: readonly ShownPeriod[]
  /** Those that are whole, as far as they are fitted: days, months or bills. */
  readonly points: readonly ShownPeriod[]
  /** Of the newest twelve months or so that are whole; null where there are fewer. */
  readonly lastYear: { readonly use: number; readonly cost: number | null; readonly days: number } | null
  readonly fit: WeatherFit | null
}

const meanTemperature = ({ day, days }: Period, { firstDay, values }: DayTemperatures): number | null => {
  const known = values
    .slice(Math.max(0, day - firstDay), day - firstDay + days)
    .filter((each) => each !== null)
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length
}

function lastYearOf(whole: readonly Period[]): FuelInsight['lastYear'] {
  let [use, days] = [0, 0]
  let cost: number | null = 0
  for (const period of whole.toReversed()) {
    if (days >= YEAR - 5) break
    use += period.use
    days += period.days
    cost = cost === null || period.cost === null ? null : cost + period.cost
  }
  return days < YEAR - 5 ? null : { use: (use / days) * YEAR, cost: cost && (cost / days) * YEAR, days }
}

/** What is held against which weather: days where the station knows theirs, else months or bills, else these in a usual year. */
interface Held {
  readonly periods: readonly UsePeriod[]
  readonly metering: Metering
  readonly weather: DayTemperatures
  readonly isOfStation: boolean
}

function heldOf({ key, days }: FuelPeriods, whole: readonly Period[], weather: HomeWeather): Held | null {
  if (key.direction !== 'import' || key.fuel === 'water') return null
  const { usual, station } = weather
  const known = knownDays(days, key.fuel === 'electricity' ? 'electricity' : 'other').filter(
    ({ use }) => use !== null,
  )
  const year = known.filter(({ day }) => day >= (known.at(-1)?.day ?? 0) - YEAR + 1)
  if (year.length >= FEWEST_DAYS && isKnown(year, station))
    return { periods: year, metering: 'daily', weather: station, isOfStation: true }
  const periods = whole.slice(-FITTED)
  if (periods.length < FEWEST_PERIODS) return null
  if (isKnown(periods, station)) return { periods, metering: 'bills', weather: station, isOfStation: true }
  return { periods, metering: 'bills', weather: usual, isOfStation: false }
}

function isKnown(periods: readonly UsePeriod[], weather: DayTemperatures | null): weather is DayTemperatures {
  if (weather === null) return false
  const days = periods.flatMap(({ day, days: count }) => Array.from({ length: count }, (_, at) => day + at))
  const known = days.filter((day) => (weather.values[day - weather.firstDay] ?? null) !== null)
  return known.length >= KNOWN_SHARE * days.length
}

function fitOf(
  { key }: FuelPeriods,
  { periods, metering, weather, isOfStation }: Held,
  whole: readonly Period[],
  usual: DayTemperatures,
): WeatherFit | null {
  const model = fitModel(periods, weather, { metering, cools: COOLING.has(key.fuel) })?.best
  if (model === undefined) return null
  const last = usual.firstDay + usual.values.length
  const year = modelledUse(model, { day: last - YEAR, days: YEAR, use: null }, usual)
  if (year === undefined) return null
  const told = whole.slice(-FITTED)
  const errors = told.flatMap((period) => {
    const modelled = modelledUse(model, period, weather)
    return modelled === undefined ? [] : [period.use - totalOf(modelled)]
  })
  const mean = told.reduce((sum, { use }) => sum + use, 0) / Math.max(1, told.length)
  const square = errors.reduce((sum, each) => sum + each * each, 0) / Math.max(1, errors.length)
  return { model, metering, isOfStation, ...year, error: mean === 0 ? 0 : Math.sqrt(square) / mean }
}

const asPeriod = ({ day, days, use }: UsePeriod): Period => ({
  day,
  days,
  use: use ?? 0,
  cost: null,
  isEstimated: false,
  isPartial: false,
})

/** What the periods of a fuel say beside the weather; without weather they are only told. */
export function fuelInsight(fuel: FuelPeriods, weather: HomeWeather | null): FuelInsight {
  const whole = fuel.periods.filter(({ isPartial }) => !isPartial)
  const held = weather && heldOf(fuel, whole, weather)
  const fit = held && weather && fitOf(fuel, held, whole, weather.usual)
  const outdoors = (fit && held?.weather) ?? weather?.usual ?? null
  const explain = (period: Period): ShownPeriod => {
    const modelled = fit && outdoors && modelledUse(fit.model, period, outdoors)
    return {
      ...period,
      expected: modelled ? totalOf(modelled) : null,
      temperature: outdoors && meanTemperature(period, outdoors),
    }
  }
  const explained = fuel.periods.slice(-FITTED).map(explain)
  const points =
    fit?.metering === 'daily' && held
      ? held.periods.map((day) => explain(asPeriod(day)))
      : explained.filter(({ isPartial }) => !isPartial)
  return { ...fuel, shown: explained.slice(-SHOWN), points, lastYear: lastYearOf(whole), fit }
}
