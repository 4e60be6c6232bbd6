import { AuditSections } from '../sections/audit-sections.ts'
import { completeAuditSections } from '../sections/complete-audit-sections.ts'

/** The questions about a home as they are where the partner says nothing of them, in American units. */
export const SAMPLE_SECTIONS = completeAuditSections(AuditSections.parse({}), {
  area_unit: 'square_feet',
  temperature_unit: 'fahrenheit',
  insulation_unit: 'r_value',
})
