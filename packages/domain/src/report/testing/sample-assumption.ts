import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'

type Assumption = AuditResult['assumptions'][number]

/** What somebody answered, as a result has it. */
export const sampleAssumption = (
  section: Assumption['section'],
  field: string,
  value: string | number,
): Assumption => ({
  section,
  field,
  value,
  unit: null,
  source: 'answered',
  reason: 'answered',
  reason_text: '',
})
