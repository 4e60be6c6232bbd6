import type { AssessmentInput } from '@hearthlight/domain/assessment/answers/assessment-input'
import { assessHome } from '@hearthlight/domain/assessment/assess-home'
import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { type AidSources, likelyAid } from '@hearthlight/domain/incentives/combination/likely-aid'
import { toAuditResult } from '@hearthlight/domain/report/audit-result/audit-result'
import { withPlan } from '@hearthlight/domain/report/plan/what-if'
import type { KeyedResult } from './keyed-result.ts'

export type AuditTask = {
  readonly question: AssessmentInput
  /** The plan a person chose, in their order; null for the plan of the audit. */
  readonly measureIds: readonly string[] | null
  /** What the person is likely to be paid, by which the audit chooses its plan. */
  readonly aid?: AidSources | undefined
}

/** Texts stay keys: the words of a partner are put in where the partner is known. */
const asKey = (key: string) => key

/** A whole audit: up to a second of pure computation. */
export function performAudit({ question, measureIds, aid }: AuditTask): KeyedResult {
  const resultOf = (asked: AssessmentInput) => {
    const assessment = assessHome(asked, aid && likelyAid(aid))
    return toAuditResult(measureIds === null ? assessment : withPlan(assessment, measureIds), asKey)
  }
  const result = resultOf(question)
  const { metered, ...answered } = question
  // Without words: `asKey` gave none.
  return (metered === undefined ? result : sayBefore(result, resultOf(answered))) as KeyedResult
}

/** What the meters changed is said by what would be said without them. */
function sayBefore(result: AuditResult, { totals, loads, uncertainty }: AuditResult): AuditResult {
  const before = {
    money: totals.current.money,
    kwh: totals.current.kwh,
    air_changes_per_hour: loads.air_changes_per_hour.current,
    plan_saving_money: totals.savings.money,
    half_width_percent: uncertainty.half_width_percent,
  }
  return { ...result, calibration: result.calibration && { ...result.calibration, before } }
}
