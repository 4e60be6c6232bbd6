import {
  type DayTemperatures,
  dayName,
  dayNumber,
  endOf,
  fitModel,
  knownDays,
  type Metering,
  modelledUse,
  totalOf,
  type UseModel,
  type UsePeriod,
} from '@hearthlight/engine/savings'
import type { MeteredYear } from '../assessment/metered/metered-year.ts'
import { MODEL_FUEL } from '../meters/model-fuel.ts'
import { BILLS } from '../meters/stored/stored-series.ts'
import type { ZoneClock } from '../meters/zone-clock.ts'
import { fuelReadings, type ReadSeries } from './fuel-readings.ts'
import { cleanedBills, type FuelReadings } from './work-periods.ts'

const YEAR = 365
const MONTHS = 12
/** Nine months tell a year, where the cold ones are among them. */
const FEWEST_DAYS = 270
const COLD_MONTHS = 3
const FEWEST_COLD_DAYS = 45
/** Fewer known temperatures than these of a year are no weather of it. */
const KNOWN_SHARE = 0.9
/** A year of the calendar without a leap day. */
const USUAL_YEAR = dayNumber('2025-01-01')

export interface MeteredHome {
  readonly series: readonly ReadSeries[]
  readonly clock: ZoneClock
  /** The days that were read of the series. */
  readonly from: number
  readonly to: number
  /** The first day after the newest work on the home; null where none is known. What was read before tells of another home. */
  readonly since: number | null
  /** Of the station that stands for the place, and its name; null where it has no weather. */
  readonly weather: { readonly station: string; readonly days: DayTemperatures } | null
  /** A usual year of the place, whatever the days that are asked for. */
  readonly usualDays: (firstDay: number, count: number) => DayTemperatures
}

const monthOf = (day: number) => Number(dayName(day).slice(5, 7)) - 1
const known = (periods: readonly UsePeriod[]) => periods.filter(({ use }) => use !== null)
const daysIn = (periods: readonly UsePeriod[]) =>
  periods.flatMap(({ day, days }) => Array.from({ length: days }, (_, index) => day + index))

/** What the newest year of each fuel comes to in a usual one; fuels of which too little is known of the home as it is are left out. */
export function meteredYears(home: MeteredHome): MeteredYear[] {
  const { clock, from, to, series } = home
  const all = fuelReadings(series, { clock, from, to })
  const bills = fuelReadings(
    series.filter(({ step }) => step === BILLS),
    { clock, from, to },
  )
  return all.flatMap((readings) => {
    const billed = bills.filter(({ fuel }) => fuel === readings.fuel)
    // Some weeks of days beside years of bills do not tell the year.
    const [year] = [readings, ...billed].flatMap((each) => meteredYear(each, home) ?? [])
    return year === undefined ? [] : [year]
  })
}

function meteredYear(readings: FuelReadings, home: MeteredHome): MeteredYear | undefined {
  const { fuel, metering, kwhPerUnit } = readings
  const periods = newestYear(countedPeriods(readings), home)
  if (fuel === 'water' || !isEnough(periods, home) || periods.some(({ use }) => (use ?? 0) < 0))
    return undefined
  const [first, end] = [periods[0]?.day ?? 0, endOf(periods)]
  const { isOfStation, fitted, had, by } = withWeather(periods, metering, home)
  const model = fitModel(fitted, had, { metering: by, cools: fuel === 'electricity' })?.best
  if (model === undefined) return undefined
  return {
    fuel: MODEL_FUEL[fuel],
    months_kwh: usualMonths(model, fitted, had, home).map((use) => Math.round(use * kwhPerUnit)),
    first: dayName(first),
    end: dayName(end),
    metering,
    station: isOfStation ? (home.weather?.station ?? null) : null,
  }
}

const countedPeriods = ({ fuel, metering, periods }: FuelReadings): UsePeriod[] =>
  metering === 'bills'
    ? cleanedBills(periods)
    : knownDays(periods, fuel === 'electricity' ? 'electricity' : 'other')

/**
 * The weather that the days had, where the station knows it, else that of a usual year: its days are not those days, but its
 * months are about those months.
 */
function withWeather(periods: readonly UsePeriod[], metering: Metering, home: MeteredHome) {
  if (home.weather !== null && weatherShare(daysIn(periods), home) >= KNOWN_SHARE)
    return { isOfStation: true, fitted: periods, had: home.weather.days, by: metering }
  const first = periods[0]?.day ?? 0
  const had = home.usualDays(first, endOf(periods) - first)
  const fitted = metering === 'bills' ? periods : byMonths(periods)
  return { isOfStation: false, fitted, had, by: 'bills' as const }
}

/** Periods with a use that lie in the year before the last of them ended, and after the work on the home. */
function newestYear(periods: readonly UsePeriod[], { since }: MeteredHome): UsePeriod[] {
  const all = known(periods)
  const last = all.at(-1)
  if (last === undefined) return []
  const first = Math.max(last.day + last.days - YEAR, since ?? 0)
  return all.filter(({ day }) => day >= first)
}

function isEnough(periods: readonly UsePeriod[], { usualDays }: MeteredHome): boolean {
  const means = monthSums(usualDays(USUAL_YEAR, YEAR)).map(({ sum, days }) => sum / days)
  const coldest = means.toSorted((a, b) => a - b)[COLD_MONTHS - 1] ?? 0
  const days = daysIn(periods)
  const cold = days.filter((day) => (means[monthOf(day)] ?? 0) <= coldest)
  return days.length >= FEWEST_DAYS && cold.length >= FEWEST_COLD_DAYS
}

function monthSums({ firstDay, values }: DayTemperatures): { sum: number; days: number }[] {
  const months = Array.from({ length: MONTHS }, () => ({ sum: 0, days: 0 }))
  for (const [index, value] of values.entries()) {
    const month = months[monthOf(firstDay + index)]
    if (month === undefined || value === null) continue
    month.sum += value
    month.days += 1
  }
  return months
}

function weatherShare(days: readonly number[], { weather }: MeteredHome): number {
  if (weather === null || days.length === 0) return 0
  const { firstDay, values } = weather.days
  return days.filter((day) => (values[day - firstDay] ?? null) !== null).length / days.length
}

/** Days added up to months of the calendar, as long as they follow each other. */
function byMonths(periods: readonly UsePeriod[]): UsePeriod[] {
  const months: { day: number; days: number; use: number }[] = []
  for (const { day, days, use } of periods) {
    const last = months.at(-1)
    const follows = last !== undefined && last.day + last.days === day && monthOf(last.day) === monthOf(day)
    if (follows) {
      last.days += days
      last.use += use ?? 0
    } else months.push({ day, days, use: use ?? 0 })
  }
  return months
}

/**
 * The months of a usual year: what the model makes of its weather, and what the days of that month took beside what the
 * model makes of theirs. A month that was not read has the model alone.
 */
function usualMonths(
  model: UseModel,
  periods: readonly UsePeriod[],
  had: DayTemperatures,
  { usualDays }: MeteredHome,
): number[] {
  const beside = Array.from({ length: MONTHS }, () => ({ sum: 0, days: 0 }))
  for (const period of periods) {
    const modelled = modelledUse(model, period, had)
    if (modelled === undefined || period.use === null) continue
    const off = (period.use - totalOf(modelled)) / period.days
    for (const day of daysIn([period])) {
      const month = beside[monthOf(day)]
      if (month === undefined) continue
      month.sum += off
      month.days += 1
    }
  }
  const usual = usualDays(USUAL_YEAR, YEAR)
  return beside.map(({ sum, days }, month) => {
    const own = Array.from({ length: YEAR }, (_, index) => USUAL_YEAR + index).filter(
      (day) => monthOf(day) === month,
    )
    const [first] = own
    const modelled = modelledUse(model, { day: first ?? 0, days: own.length, use: null }, usual)
    const base = modelled === undefined ? 0 : totalOf(modelled)
    return Math.max(0, base + (days === 0 ? 0 : (sum / days) * own.length))
  })
}
