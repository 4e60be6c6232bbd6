import {
  type Bill,
  baselineBills,
  baselineDays,
  cleanBills,
  type DayTemperatures,
  dayName,
  knownDays,
  type MeasureInput,
  type Metering,
  reportingBills,
  reportingDays,
  type UsePeriod,
} from '@hearthlight/engine/savings'
import type { MeterFuel } from '../meters/meter.ts'
import type { FuelSavings, MeasuredUse } from './home-savings.ts'

const KNOWN_SHARE = 0.9

export interface FuelReadings {
  readonly fuel: MeterFuel
  readonly unit: FuelSavings['unit']
  readonly kwhPerUnit: number
  readonly metering: Metering
  /** Days, or bills as they came; by their day. */
  readonly periods: readonly Bill[]
}

export interface Work {
  /** The day it began, counted from 1 January 1970: the first that is not of the year before. */
  readonly begins: number
  /** The first day after it. */
  readonly ends: number
}

export type Periods = Pick<MeasureInput, 'baseline' | 'reporting' | 'metering' | 'cools' | 'weather'>

/** The usual length of the bills decides whether they may span two months. */
const intervalOf = (bills: readonly Bill[]) => {
  const lengths = bills.map(({ days }) => days).sort((a, b) => a - b)
  return (lengths[Math.floor(lengths.length / 2)] ?? 0) > 40 ? 'twoMonthly' : 'monthly'
}

/** Bills that may be counted, whatever length is usual among them. */
export const cleanedBills = (bills: readonly Bill[]): UsePeriod[] => cleanBills(bills, intervalOf(bills))

/** The year before the work and the year after it, as the rules take them. */
export function periodsOf({
  readings,
  work,
  weather,
}: {
  readonly readings: FuelReadings
  readonly work: Work
  readonly weather: DayTemperatures
}): Periods {
  const { fuel, metering, periods } = readings
  const cools = fuel === 'electricity'
  if (metering === 'bills') {
    const bills = cleanedBills(periods)
    const [baseline, reporting] = [baselineBills(bills, work.begins), reportingBills(bills, work.ends)]
    return { metering, cools, weather, baseline, reporting }
  }
  const days = knownDays(periods, fuel === 'electricity' ? 'electricity' : 'other')
  const [baseline, reporting] = [baselineDays(days, work.begins), reportingDays(days, work.ends)]
  return { metering, cools, weather, baseline, reporting }
}

export const daysOf = (periods: readonly UsePeriod[]) => periods.reduce((sum, { days }) => sum + days, 0)

export function spanOf(
  periods: readonly UsePeriod[],
  usedDays: number,
  from: number,
  to: number,
): MeasuredUse['baseline'] {
  const [first, last] = [periods[0], periods.at(-1)]
  const [begin, end] =
    first === undefined || last === undefined ? [from, to] : [first.day, last.day + last.days]
  return { from: dayName(begin), to: dayName(end), days: end - begin, used_days: usedDays }
}

type Weather = DayTemperatures
const isKnown = (weather: Weather, day: number) => (weather.values[day - weather.firstDay] ?? null) !== null

/** The months in which more than one day in ten of a span has no temperature. */
export function monthsWithout(weather: Weather, from: number, to: number): string[] {
  const months = new Map<string, { days: number; known: number }>()
  for (let day = from; day < to; day += 1) {
    const month = dayName(day).slice(0, 7)
    const counted = months.get(month) ?? { days: 0, known: 0 }
    counted.days += 1
    if (isKnown(weather, day)) counted.known += 1
    months.set(month, counted)
  }
  return [...months].filter(([, { days, known }]) => known < KNOWN_SHARE * days).map(([month]) => month)
}
