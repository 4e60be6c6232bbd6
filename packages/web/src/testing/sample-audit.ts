import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { assessHome } from '@hearthlight/domain/assessment/assess-home'
import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import { toAuditResult } from '@hearthlight/domain/report/audit-result/audit-result'
import { english } from '@hearthlight/domain/report/testing/english'
import { placeOf } from './place-of.ts'
import { SAMPLE_HOME } from './sample-home.ts'

/** The engine's own result for the sample home, in Milwaukee. */
export function sampleAudit(answers: Answers): VirtualAudit {
  const where = placeOf('us-wi-milwaukee-mitchell-intl-ap')
  const { country, region } = where.place
  const assessment = assessHome({ building: { country, region }, answers, ...where, year: 2026 })
  const result = toAuditResult(assessment, english)
  return { ...result, building_id: SAMPLE_HOME.id, answers, computed_at: '2026-11-15T12:00:00.000Z' }
}
