import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import type { QuestionCount } from '@hearthlight/domain/assessment/wizard/question-count'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import type { PlanOrder } from '@hearthlight/domain/report/plan/report-plan'
import type { Language } from '@hearthlight/domain/texts/namespaces'

/** Everything a report prints. The same content gives the same report. */
export type ReportContent = {
  readonly config: PartnerConfig
  readonly configVersion: number
  readonly language: Language
  readonly building: Building
  readonly result: AuditResult
  readonly view: HomeView
  readonly plan: PlanView
  readonly order: PlanOrder
  readonly answerCount: QuestionCount
  readonly reportId: string
  readonly computedAt: Date
  /** The page of this report on the partner's site. */
  readonly liveUrl: string
}
