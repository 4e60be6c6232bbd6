import type { Assessment } from '../../assessment/assess-home.ts'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import type { Translate } from '../../shared/translate.ts'
import { wireBillMoney } from '../home/bill-money.ts'
import { wireBillMonths } from '../home/bill-months.ts'
import { wireBands } from '../parts/wire-figures.ts'

const percent = (share: number) => Math.round(share * 1000) / 10
const round3 = (value: number) => Math.round(value * 1000) / 1000

export function wireAssumptions(
  { home }: Assessment,
  t: Translate,
): Pick<AuditResult, 'assumptions' | 'answered_count' | 'input_count'> {
  return {
    assumptions: home.inputs.map(({ section, field, value, unit, source, reason }) => ({
      section,
      field,
      value: typeof value === 'number' ? round3(value) : value,
      unit: unit ?? null,
      source,
      reason,
      reason_text: t(`assessment:assumption.${reason}`),
    })),
    answered_count: home.inputs.filter((input) => input.source === 'answered').length,
    input_count: home.inputs.length,
  }
}

export function wireUncertainty({ bands, audit }: Assessment): Omit<AuditResult['uncertainty'], 'draws'> {
  const { p10, p90 } = bands.now.kWh
  const bought = audit.base.bill.totalBoughtKWh
  return {
    current: wireBands(bands.now),
    new: wireBands(bands.afterPlan),
    savings: wireBands(bands.planSaving),
    half_width_percent: bought > 0 ? percent((p90 - p10) / 2 / bought) : 0,
  }
}

export function wireNextQuestion({ nextQuestion }: Assessment): AuditResult['next_question'] {
  return nextQuestion
    ? {
        section: nextQuestion.section,
        field: nextQuestion.field,
        half_width_percent_now: percent(nextQuestion.halfWidthNow),
        half_width_percent_after: percent(nextQuestion.halfWidthAfter),
        cost_shift_percent: nextQuestion.shift === undefined ? null : percent(nextQuestion.shift),
      }
    : null
}

export function wireCalibration(assessment: Assessment): AuditResult['calibration'] {
  const { calibration, audit, metered } = assessment
  if (!calibration) return null
  const { shell, baseLoad, hotWater } = calibration.factors
  return {
    readings: calibration.bills.length,
    metered: metered.map(({ months_kwh: _, ...span }) => span),
    before: null,
    money: wireBillMoney(calibration, assessment),
    cv_rmse: round3(calibration.cvRmse),
    bias: round3(calibration.bias),
    bias_before: round3(calibration.biasBefore),
    factors: { shell: round3(shell), base_load: round3(baseLoad), hot_water: round3(hotWater) },
    ...wireBillMonths(calibration, audit.base.result),
  }
}
