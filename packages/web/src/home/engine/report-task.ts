import { type Assessment, assessHome } from '@hearthlight/domain/assessment/assess-home'
import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { toAuditResult } from '@hearthlight/domain/report/audit-result/audit-result'
import { withPlan } from '@hearthlight/domain/report/plan/what-if'
import { type EngineHome, questionOf } from './engine-home.ts'

export type ReportInput = { readonly home: EngineHome; readonly measureIds: readonly string[] | null }

/** Texts stay keys here; `engine-client.ts` puts them into words. */
const asKey = (key: string) => key

/** The last home stays ready, so that another plan for it is only the simulation of its steps. */
let ready: { readonly key: string; readonly assessment: Assessment } | undefined

/** The whole result of a home, with the plan of the audit or with the one that is given. */
export function report({ home, measureIds }: ReportInput): AuditResult {
  const key = JSON.stringify(home)
  if (ready?.key !== key) ready = { key, assessment: assessHome(questionOf(home)) }
  const { assessment } = ready
  return toAuditResult(measureIds === null ? assessment : withPlan(assessment, measureIds), asKey)
}
