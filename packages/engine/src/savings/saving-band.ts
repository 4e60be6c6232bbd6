import type { FitQuality } from './fit-quality.ts'
import type { Metering } from './period.ts'
import { studentT } from './student-t.ts'

/** The polynomial of CalTRACK 4.3.2.4 in the months of the reporting period. */
const POLYNOMIAL = {
  daily: [-0.00024, 0.03535, 1.00286],
  bills: [-0.00022, 0.03306, 0.94054],
} as const
const DAYS_A_MONTH = 30

interface BandOptions {
  readonly metering: Metering
  /** Of daily meters those that were counted, of bills all of the reporting period. */
  readonly days: number
  /** The energy of which the model's error is a share: the counterfactual as the method is written. */
  readonly energy: number
  /** 0.9 for the band that holds the truth nine times in ten. */
  readonly confidence: number
  readonly slopes: number
}

/** Half the width of the band around the savings, after the fractional savings uncertainty of ASHRAE 14 as CalTRACK takes it. */
export function savingBand(
  quality: FitQuality,
  { metering, days, energy, confidence, slopes }: BandOptions,
): number {
  const [a, b, d] = POLYNOMIAL[metering]
  const months = metering === 'daily' ? days / DAYS_A_MONTH : Math.round(days / DAYS_A_MONTH)
  const observations = metering === 'daily' ? days : months
  const { count, independent, cv } = quality
  const t = studentT((1 + confidence) / 2, count - slopes)
  const spread = Math.sqrt(((count / independent) * (1 + 2 / independent)) / observations)
  return t * (a * months * months + b * months + d) * cv * spread * Math.abs(energy)
}
