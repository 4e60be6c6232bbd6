import type { UseModel } from './fit-model.ts'
import {
  type MeasuredBaseline,
  type MeasureInput,
  measureBaseline,
  modelledTotal,
  slopesOf,
} from './measure-savings.ts'
import { totalOf } from './modelled-use.ts'
import { savingBand } from './saving-band.ts'

export interface NormalisedSavings {
  readonly reportingModel: UseModel
  readonly baselineUse: number
  readonly reportingUse: number
  readonly savings: number
  readonly band90: number
}

/** The models of the year before and of the year after, both in the weather of the year before. */
export function normalisedSavings(
  baseline: MeasuredBaseline,
  input: MeasureInput,
): NormalisedSavings | undefined {
  const { metering, weather } = input
  const after = measureBaseline({ ...input, baseline: input.reporting })
  if (after === undefined) return undefined
  const reportingUse = totalOf(modelledTotal(after.fit.best, input.baseline, weather))
  const baselineUse = totalOf(baseline.modelled)
  const days = input.baseline.reduce((sum, period) => sum + period.days, 0)
  // Beside days of solar export the sum of the use says little: the error is set against its size.
  const band = ({ fit, totals }: MeasuredBaseline) => {
    const energy = totals.count * totals.observedSize
    return savingBand(totals, { metering, days, energy, confidence: 0.9, slopes: slopesOf(fit.best) })
  }
  return {
    reportingModel: after.fit.best,
    baselineUse,
    reportingUse,
    savings: baselineUse - reportingUse,
    band90: Math.hypot(band(baseline), band(after)),
  }
}
