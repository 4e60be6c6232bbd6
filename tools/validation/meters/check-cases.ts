import {
  type BillInterval,
  baselineDays,
  cleanBills,
  dayName,
  dayNumber,
  endOf,
  enoughData,
  knownDays,
} from '@hearthlight/engine/savings'
import { differences } from './differences.ts'
import { daysOf, type MeterFile, type TemperatureFile, weatherOf } from './measure-meter.ts'
import { checkSummary } from './summaries.ts'

interface DataCase {
  readonly name: string
  readonly edits: {
    readonly meter: Readonly<Record<string, number | null>>
    readonly temperatureMissing: readonly string[]
    readonly firstDay: string | null
    readonly endDay: string | null
  }
  readonly expected: unknown
}

interface BillCase {
  readonly interval: 'billing_monthly' | 'billing_bimonthly'
  readonly start: string
  readonly lengths: readonly number[]
  readonly values: readonly number[]
  readonly estimated?: readonly number[]
  readonly expected: unknown
}

interface CasesFile {
  readonly meter: string
  readonly cases: readonly DataCase[]
  readonly billingPeriods: { readonly cases: readonly BillCase[] }
}

/** The baselines of one meter with days taken out or changed. */
export function checkDataCases(
  { meter: id, cases }: CasesFile,
  file: (path: string) => unknown,
  temperature: (id: string) => TemperatureFile,
): string[] {
  // The reference's own file of a meter.
  const meter = file(`meters/${id}.json`) as MeterFile
  const weather = weatherOf(temperature(meter.temperature), meter.daily?.timezone ?? 'UTC')
  return cases.flatMap(({ name, edits, expected }) => {
    const first = edits.firstDay === null ? Number.NEGATIVE_INFINITY : dayNumber(edits.firstDay)
    const end = edits.endDay === null ? Number.POSITIVE_INFINITY : dayNumber(edits.endDay)
    const isIn = (day: number) => day >= first && day < end
    const days = daysOf(meter)
      .filter(({ day }) => isIn(day))
      .map((period) => {
        const edit = edits.meter[dayName(period.day)]
        return edit === undefined ? period : { ...period, use: edit }
      })
    const missing = new Set(edits.temperatureMissing.map(dayNumber))
    const known = weather.values.map((value, index) => {
      const day = weather.firstDay + index
      return isIn(day) && !missing.has(day) ? value : null
    })
    const baseline = baselineDays(knownDays(days, 'electricity'), dayNumber(meter.baselineEnd ?? ''))
    const check = enoughData(baseline, { firstDay: weather.firstDay, values: known }, 'daily')
    return differences(expected, checkSummary(check), `meters.sufficiency.${name}`)
  })
}

const INTERVALS: Readonly<Record<BillCase['interval'], BillInterval>> = {
  billing_monthly: 'monthly',
  billing_bimonthly: 'twoMonthly',
}

/** Bills that are too short, too long or estimated. */
export const checkBillCases = ({ billingPeriods }: CasesFile): string[] =>
  billingPeriods.cases.flatMap(({ interval, start, lengths, values, estimated = [], expected }, index) => {
    let day = dayNumber(start)
    const bills = lengths.map((days, place) => {
      const bill = { day, days, use: values[place] ?? null, isEstimated: estimated[place] === 1 }
      day += days
      return bill
    })
    const cleaned = cleanBills(bills, INTERVALS[interval])
    const rows = [...cleaned.map((bill) => [dayName(bill.day), bill.use]), [dayName(endOf(cleaned)), null]]
    return differences(expected, rows, `meters.billingPeriods.${index}`)
  })
