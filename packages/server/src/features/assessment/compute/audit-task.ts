import type { AssessmentInput } from '@hearthlight/domain/assessment/answers/assessment-input'
import { assessHome } from '@hearthlight/domain/assessment/assess-home'
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
  const assessment = assessHome(question, aid && likelyAid(aid))
  const planned = measureIds === null ? assessment : withPlan(assessment, measureIds)
  // Without words: `asKey` gave none.
  return toAuditResult(planned, asKey) as KeyedResult
}
