import {
  type DayTemperatures,
  fitModel,
  modelledUse,
  totalOf,
  type UseModel,
} from '@hearthlight/engine/savings'
import type { FuelPeriods, Period } from './fuel-periods.ts'

const YEAR = 365
/** Fewer cannot tell winter from summer. */
const FEWEST_PERIODS = 9
const SHOWN = 13
/** Older ones tell of another life in the home. */
const FITTED = 26
const COOLING: ReadonlySet<string> = new Set(['electricity'])

export interface ShownPeriod extends Period {
  /** What the home takes in the weather of these days; null where there is no model. */
  readonly expected: number | null
  /** °F, mean; null where it is not known. */
  readonly temperature: number | null
}

/** What the weather explains of a fuel. */
export interface WeatherFit {
  readonly model: UseModel
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
  /** Those that are whole, as far as they are fitted. */
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

function fitOf({ key }: FuelPeriods, whole: readonly Period[], weather: DayTemperatures): WeatherFit | null {
  const fitted = whole.slice(-FITTED)
  if (key.direction !== 'import' || key.fuel === 'water' || fitted.length < FEWEST_PERIODS) return null
  const model = fitModel(fitted, weather, { metering: 'bills', cools: COOLING.has(key.fuel) })?.best
  if (model === undefined) return null
  const last = weather.firstDay + weather.values.length
  const year = modelledUse(model, { day: last - YEAR, days: YEAR, use: null }, weather)
  if (year === undefined) return null
  const errors = fitted.map((period) => period.use - totalOf(modelledUse(model, period, weather) ?? year))
  const mean = fitted.reduce((sum, { use }) => sum + use, 0) / fitted.length
  const square = errors.reduce((sum, each) => sum + each * each, 0) / errors.length
  return { model, ...year, error: mean === 0 ? 0 : Math.sqrt(square) / mean }
}

/** What the periods of a fuel say beside the weather. `weather` covers them, and a year up to its end. */
export function fuelInsight(fuel: FuelPeriods, weather: DayTemperatures | null): FuelInsight {
  const whole = fuel.periods.filter(({ isPartial }) => !isPartial)
  const fit = weather && fitOf(fuel, whole, weather)
  const explained = fuel.periods.slice(-FITTED).map((period): ShownPeriod => {
    const modelled = fit && weather && modelledUse(fit.model, period, weather)
    return {
      ...period,
      expected: modelled ? totalOf(modelled) : null,
      temperature: weather && meanTemperature(period, weather),
    }
  })
  const points = explained.filter(({ isPartial }) => !isPartial)
  return { ...fuel, shown: explained.slice(-SHOWN), points, lastYear: lastYearOf(whole), fit }
}
