import { zoneClock } from '@hearthlight/domain/meters/zone-clock'
import {
  type Bill,
  type BillInterval,
  baselineBills,
  baselineDays,
  cleanBills,
  type DayTemperatures,
  dayName,
  dayNumber,
  dayTemperatures,
  endOf,
  fahrenheit,
  knownDays,
  type MeasuredBaseline,
  type Metering,
  measureBaseline,
  measureSavings,
  normalisedSavings,
  reportingBills,
  reportingDays,
  totalOf,
  type UseModel,
  type UsePeriod,
} from '@hearthlight/engine/savings'
import { checkSummary, modelSummary, qualitySummary } from './summaries.ts'

type Read = readonly [string, number | null]

export interface MeterFile {
  readonly commodity: string
  readonly temperature: string
  readonly baselineEnd?: string
  readonly reportingStart?: string
  readonly daily?: {
    readonly timezone: string
    readonly firstDay: string
    readonly values: readonly (number | null)[]
  }
  readonly billingMonthly?: readonly Read[]
  readonly billingBimonthly?: readonly Read[]
}

export interface TemperatureFile {
  readonly unit: string
  readonly start: string
  readonly stepSeconds: number
  readonly values: readonly (number | null)[]
}

const DAY_SECONDS = 86_400

/** The temperature of each local day; one that comes by the day already is taken as it stands. */
export function weatherOf(file: TemperatureFile, timeZone: string): DayTemperatures {
  const values = file.values.map((each) => (each === null || file.unit === 'degF' ? each : fahrenheit(each)))
  const firstDay = dayNumber(file.start.slice(0, 10))
  if (file.stepSeconds === DAY_SECONDS) return { firstDay, values }
  const days = Math.ceil((values.length * file.stepSeconds) / DAY_SECONDS) + 1
  const { dayStart } = zoneClock(timeZone)
  // West of Greenwich the first value belongs to the day before.
  const first = firstDay - 1
  const starts = Array.from({ length: days + 2 }, (_, index) => dayStart(first + index))
  return dayTemperatures(
    { start: Date.parse(file.start), stepSeconds: file.stepSeconds, values },
    first,
    starts,
  )
}

export const daysOf = ({ daily }: MeterFile): UsePeriod[] =>
  (daily?.values ?? []).map((use, index) => ({ day: dayNumber(daily?.firstDay ?? '') + index, days: 1, use }))

export const billsOf = (reads: readonly Read[]): Bill[] =>
  reads.slice(0, -1).map(([start, use], index) => {
    const day = dayNumber(start)
    return { day, days: dayNumber(reads[index + 1]?.[0] ?? start) - day, use }
  })

interface Spans {
  readonly baseline: readonly UsePeriod[]
  readonly reporting: readonly UsePeriod[]
}

const span = (periods: readonly UsePeriod[]) => ({
  firstDay: periods[0] === undefined ? null : dayName(periods[0].day),
  endDay: dayName(endOf(periods)),
  periods: periods.length,
})

function reportingSummary(baseline: MeasuredBaseline, input: Parameters<typeof measureSavings>[1]) {
  const measured = measureSavings(baseline, input)
  if (measured === undefined) return undefined
  const { counterfactual: use } = measured
  return {
    ...span(input.reporting),
    usedPeriods: measured.usedPeriods,
    observed: measured.observed,
    counterfactual: totalOf(use),
    savings: measured.savings,
    savingsFraction: measured.fraction,
    counterfactualBase: use.base,
    counterfactualHeating: use.heating,
    counterfactualCooling: use.cooling,
    errorBand90: { fsu: measured.band90OfBaseline },
    errorBand80: { fsu: measured.band80OfBaseline },
    fsu90: measured.band90OfBaseline / Math.abs(measured.savings),
    fsuBand90AsWritten: measured.band90,
  }
}

const shortModel = (model: UseModel) => {
  const { type, params, rSquaredAdj } = modelSummary(model)
  return { type, params, rSquaredAdj }
}

function measured(metering: Metering, cools: boolean, weather: DayTemperatures, spans: Spans) {
  const input = { metering, cools, weather, ...spans }
  const baseline = measureBaseline(input)
  if (baseline === undefined) return undefined
  const reporting = reportingSummary(baseline, input)
  const normalised =
    metering === 'daily' && spans.reporting.length >= 365 ? normalisedSavings(baseline, input) : undefined
  return {
    baseline: { ...span(spans.baseline), usedPeriods: baseline.usedPeriods, observed: baseline.observed },
    sufficiency: checkSummary(baseline.check),
    model: { ...qualitySummary(baseline) },
    baselineModelled: {
      predicted_usage: totalOf(baseline.modelled),
      base_load: baseline.modelled.base,
      heating_load: baseline.modelled.heating,
      cooling_load: baseline.modelled.cooling,
    },
    ...(reporting && { reporting }),
    ...(normalised && {
      normalised: {
        weather: 'the days of the baseline',
        reportingModel: shortModel(normalised.reportingModel),
        baselineUsage: normalised.baselineUse,
        reportingUsage: normalised.reportingUse,
        savings: normalised.savings,
        fsuBand90: normalised.band90,
      },
    }),
  }
}

/** One meter by its days and by its bills, shaped as the reference tells them. */
export function measureMeter(meter: MeterFile, temperature: TemperatureFile) {
  const weather = weatherOf(temperature, meter.daily?.timezone ?? 'UTC')
  const cools = meter.commodity === 'electricity'
  const work = dayNumber(meter.baselineEnd ?? '')
  const after = dayNumber(meter.reportingStart ?? meter.baselineEnd ?? '')
  const known = (periods: readonly UsePeriod[]) => knownDays(periods, cools ? 'electricity' : 'other')
  const byBills = (reads: readonly Read[] | undefined, interval: BillInterval) => {
    if (reads === undefined) return undefined
    const bills = known(cleanBills(billsOf(reads), interval))
    const spans = { baseline: baselineBills(bills, work), reporting: reportingBills(bills, after) }
    return measured('bills', cools, weather, spans)
  }
  const days = known(daysOf(meter))
  const daily =
    days.length === 0
      ? undefined
      : measured('daily', cools, weather, {
          baseline: baselineDays(days, work),
          reporting: reportingDays(days, after),
        })
  const monthly = byBills(meter.billingMonthly, 'monthly')
  const twoMonthly = byBills(meter.billingBimonthly, 'twoMonthly')
  return {
    ...(daily && { daily }),
    ...(monthly && { billingMonthly: monthly }),
    ...(twoMonthly && { billingBimonthly: twoMonthly }),
  }
}
