import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import type { Answers } from '../../assessment/answers/answers.ts'
import { assessHome } from '../../assessment/assess-home.ts'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { toAuditResult } from '../audit-result/audit-result.ts'

/** What is found about a house in Milwaukee of 1974 with these answers. */
export const sampleResult = (answers: Answers): AuditResult =>
  toAuditResult(
    assessHome({
      building: { country: 'US', region: 'WI', construction_year: 1974, floor_area: 1850 },
      answers,
      ...packedPlace('us-wi-milwaukee-mitchell-intl-ap'),
      year: 2026,
    }),
    (key) => key,
  )
