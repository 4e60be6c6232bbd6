import { type DataCheck, enoughData } from './enough-data.ts'
import { type Fit, fitModel, type UseModel } from './fit-model.ts'
import { type FitQuality, fitQuality } from './fit-quality.ts'
import { addUse, type ModelledUse, modelledUse, NO_USE, totalOf } from './modelled-use.ts'
import type { DayTemperatures, Metering, UsePeriod } from './period.ts'
import { savingBand } from './saving-band.ts'

export interface MeasureInput {
  readonly metering: Metering
  readonly cools: boolean
  readonly weather: DayTemperatures
  readonly baseline: readonly UsePeriod[]
  readonly reporting: readonly UsePeriod[]
}

export interface MeasuredBaseline {
  readonly check: DataCheck
  readonly fit: Fit
  /** Of use a day, and of the periods' totals, on which the band stands. */
  readonly perDay: FitQuality
  readonly totals: FitQuality
  readonly observed: number
  readonly usedPeriods: number
  /** What the model says of all the baseline's periods whose weather is known, measured or not. */
  readonly modelled: ModelledUse
}

export interface MeasuredSavings {
  readonly usedPeriods: number
  readonly usedDays: number
  readonly observed: number
  readonly counterfactual: ModelledUse
  readonly savings: number
  readonly fraction: number
  /** The band holds 0: the change cannot be told from chance. */
  readonly mayBeChance: boolean
  /** Half the width of the band at nine times in ten, with the counterfactual as CalTRACK is written. */
  readonly band90: number
  readonly band80: number
  readonly band68: number
  /** The same with the baseline's observed total, as the reference implementation takes it. */
  readonly band90OfBaseline: number
  readonly band80OfBaseline: number
}

export const slopesOf = ({ kind }: UseModel): number => ({ flat: 0, heating: 1, cooling: 1, both: 2 })[kind]

interface Followed {
  readonly observed: number[]
  readonly modelled: number[]
  readonly days: number[]
  readonly use: ModelledUse
}

/** The periods that have both use and weather, beside what the model says of them. */
function follow(model: UseModel, periods: readonly UsePeriod[], weather: DayTemperatures): Followed {
  const all: Omit<Followed, 'use'> = { observed: [], modelled: [], days: [] }
  let sum = NO_USE
  for (const period of periods) {
    const use = modelledUse(model, period, weather)
    if (period.use === null || use === undefined) continue
    all.observed.push(period.use)
    all.modelled.push(totalOf(use))
    all.days.push(period.days)
    sum = addUse(sum, use)
  }
  return { ...all, use: sum }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0)

export const modelledTotal = (
  model: UseModel,
  periods: readonly UsePeriod[],
  weather: DayTemperatures,
): ModelledUse =>
  periods.reduce((sum, period) => addUse(sum, modelledUse(model, period, weather) ?? NO_USE), NO_USE)

/** Undefined where not one period has both use and weather. */
export function measureBaseline({
  metering,
  cools,
  weather,
  baseline,
}: Omit<MeasureInput, 'reporting'>): MeasuredBaseline | undefined {
  const fit = fitModel(baseline, weather, { metering, cools })
  if (fit === undefined) return undefined
  const { observed, modelled, days } = follow(fit.best, baseline, weather)
  const slopes = slopesOf(fit.best)
  const daily = (values: readonly number[]) => values.map((each, index) => each / (days[index] ?? 1))
  return {
    check: enoughData(baseline, weather, metering),
    fit,
    perDay: fitQuality(daily(observed), daily(modelled), slopes),
    totals: fitQuality(observed, modelled, slopes),
    observed: sumOf(observed),
    usedPeriods: observed.length,
    modelled: modelledTotal(fit.best, baseline, weather),
  }
}

/** What the home would have used in the reporting period's weather, and what it saved against that. */
export function measureSavings(
  baseline: MeasuredBaseline,
  { metering, weather, reporting }: Pick<MeasureInput, 'metering' | 'weather' | 'reporting'>,
): MeasuredSavings | undefined {
  const { fit, totals } = baseline
  const { observed, days, use } = follow(fit.best, reporting, weather)
  if (observed.length === 0) return undefined
  const usedDays = sumOf(days)
  // A bill that is left out still belongs to the months that are judged.
  const bandDays = metering === 'daily' ? usedDays : sumOf(reporting.map((period) => period.days))
  const counterfactual = totalOf(use)
  const savings = counterfactual - sumOf(observed)
  const slopes = slopesOf(fit.best)
  const band = (energy: number, confidence: number) =>
    savingBand(totals, { metering, days: bandDays, energy, confidence, slopes })
  return {
    usedPeriods: observed.length,
    usedDays,
    observed: sumOf(observed),
    counterfactual: use,
    savings,
    fraction: savings / counterfactual,
    mayBeChance: Math.abs(savings) <= band(counterfactual, 0.9),
    band90: band(counterfactual, 0.9),
    band80: band(counterfactual, 0.8),
    band68: band(counterfactual, 0.68),
    band90OfBaseline: band(baseline.observed, 0.9),
    band80OfBaseline: band(baseline.observed, 0.8),
  }
}
