import type {
  DataCheck,
  DataProblem,
  FitQuality,
  MeasuredBaseline,
  ModelKind,
  UseModel,
} from '@hearthlight/engine/savings'

/** The reference's own words. */
const TYPES: Readonly<Record<ModelKind, string>> = {
  flat: 'intercept_only',
  heating: 'hdd_only',
  cooling: 'cdd_only',
  both: 'cdd_hdd',
}
const WARNINGS: Readonly<Record<DataProblem, string>> = {
  wrongLength: 'incorrect_number_of_total_days',
  tooFewDays: 'too_many_days_with_missing_data',
  tooFewMeterDays: 'too_many_days_with_missing_meter_data',
  tooFewWeatherDays: 'too_many_days_with_missing_temperature_data',
  negativeUse: 'negative_meter_values',
  extremeUse: 'extreme_values_detected',
}

export const modelSummary = (model: UseModel) => ({
  status: 'SUCCESS',
  type: TYPES[model.kind],
  params: {
    intercept: model.base,
    ...(model.coolingPoint !== null && { beta_cdd: model.cooling }),
    ...(model.heatingPoint !== null && { beta_hdd: model.heating }),
    ...(model.coolingPoint !== null && { cooling_balance_point: model.coolingPoint }),
    ...(model.heatingPoint !== null && { heating_balance_point: model.heatingPoint }),
  },
  rSquaredAdj: model.adjustedR2,
})

const statistics = (quality: FitQuality, slopes: number) => {
  const { count, r2 } = quality
  const plain = Math.sqrt((count - slopes) / count)
  return {
    observed_length: count,
    observed_mean: quality.observedMean,
    r_squared: r2,
    r_squared_adj: r2 === null ? null : 1 - ((1 - r2) * (count - 1)) / (count - slopes - 1),
    rmse: quality.rmse * plain,
    rmse_adj: quality.rmse,
    cvrmse: quality.cv * plain,
    cvrmse_adj: quality.cv,
    nmbe: quality.meanBias,
    nmae: quality.meanError,
    autocorr_resid: quality.autocorrelation,
    n_prime: quality.independent,
  }
}

export function qualitySummary({ fit, perDay, totals }: MeasuredBaseline) {
  const { best, qualified, negative, notTried } = fit
  const slopes = Number(best.heatingPoint !== null) + Number(best.coolingPoint !== null)
  const ranked = qualified.filter((each) => each !== best).toSorted((a, b) => b.adjustedR2 - a.adjustedR2)
  const bestOf = (kind: ModelKind) => {
    const values = qualified.filter((each) => each.kind === kind).map((each) => each.adjustedR2)
    return values.length === 0 ? null : Math.max(...values)
  }
  return {
    ...modelSummary(best),
    candidates: { QUALIFIED: qualified.length, DISQUALIFIED: negative, 'NOT ATTEMPTED': notTried, ERROR: 0 },
    nextBest: ranked.slice(0, 3).map((each) => ({
      type: TYPES[each.kind],
      rSquaredAdj: each.adjustedR2,
      heating: each.heatingPoint,
      cooling: each.coolingPoint,
    })),
    bestOfOtherTypes: {
      intercept_only: bestOf('flat'),
      hdd_only: bestOf('heating'),
      cdd_only: bestOf('cooling'),
      cdd_hdd: bestOf('both'),
    },
    perDay: statistics(perDay, slopes),
    totals: statistics(totals, slopes),
  }
}

export const checkSummary = (check: DataCheck) => ({
  status: check.isEnough ? 'PASS' : 'FAIL',
  warnings: check.problems.map((problem) => WARNINGS[problem]),
  totalDays: check.totalDays,
  validDays: check.validDays,
  validMeterDays: check.meterDays,
  validTemperatureDays: check.weatherDays,
  extremeValues: check.extremeUses,
  extremeLimit: check.extremeLimit,
  negativeValues: check.negativeUses,
})
