import { type DayTemperatures, hasWeather, type Metering, temperaturesOf, type UsePeriod } from './period.ts'

/** What stands in the way of a measure, or (`extremeUse`) is only told. */
export type DataProblem =
  | 'wrongLength'
  | 'tooFewDays'
  | 'tooFewMeterDays'
  | 'tooFewWeatherDays'
  | 'negativeUse'
  | 'extremeUse'

export interface DataCheck {
  readonly isEnough: boolean
  readonly problems: readonly DataProblem[]
  readonly totalDays: number
  /** Days with both use and temperature, with use, with temperature. */
  readonly validDays: number
  readonly meterDays: number
  readonly weatherDays: number
  readonly extremeUses: number
  /** Use above it is extreme; null where there is none at all. */
  readonly extremeLimit: number | null
  readonly negativeUses: number
}

const YEAR = 365
const SHARE = 0.9

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)] ?? 0
  return low + ((sorted[Math.ceil(place)] ?? low) - low) * (place - Math.floor(place))
}

function extremeLimit(uses: readonly number[]): number | null {
  if (uses.length === 0) return null
  const sorted = uses.toSorted((a, b) => a - b)
  return quantile(sorted, 0.5) + 3 * (quantile(sorted, 0.75) - quantile(sorted, 0.25))
}

const daysOf = (periods: readonly UsePeriod[]): number => periods.reduce((sum, { days }) => sum + days, 0)

/** Whether the periods of a baseline tell enough of a year. Bills may end some days off it: reads come when they come. */
export function enoughData(
  periods: readonly UsePeriod[],
  weather: DayTemperatures,
  metering: Metering,
): DataCheck {
  const measured = periods.filter(({ use }) => use !== null)
  const known = periods.filter((period) => hasWeather(period, temperaturesOf(period, weather)))
  const both = known.filter(({ use }) => use !== null)
  const uses = measured.map(({ use }) => use ?? 0)
  const totalDays = daysOf(periods)
  const limit = extremeLimit(uses)
  const extremeUses = limit === null ? 0 : uses.filter((use) => use > limit).length
  const negativeUses = uses.filter((use) => use < 0).length
  const [validDays, meterDays, weatherDays] = [daysOf(both), daysOf(measured), daysOf(known)]
  const year = metering === 'daily' ? YEAR : Math.max(totalDays, YEAR * SHARE)
  const isShort = (days: number) => days < SHARE * year
  const isYear = metering === 'daily' ? totalDays === YEAR : totalDays >= SHARE * YEAR
  const found: readonly [DataProblem, boolean][] = [
    ['wrongLength', !isYear],
    ['negativeUse', negativeUses > 0],
    ['tooFewDays', isShort(validDays)],
    ['tooFewMeterDays', isShort(meterDays)],
    ['tooFewWeatherDays', isShort(weatherDays)],
    ['extremeUse', extremeUses > 0],
  ]
  const problems = found.filter(([, isSo]) => isSo).map(([problem]) => problem)
  return {
    isEnough: problems.every((problem) => problem === 'extremeUse'),
    problems,
    totalDays,
    validDays,
    meterDays,
    weatherDays,
    extremeUses,
    extremeLimit: limit,
    negativeUses,
  }
}
