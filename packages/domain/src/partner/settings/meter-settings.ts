import { z } from 'zod'
import { about } from '../../texts/about.ts'

/** Readings of meters that come from the utility. */
export const MeterSettings = z.strictObject({
  meter_consent_months: z.int().min(1).max(120).default(36).meta(about('meter_consent_months')),
  meter_import_basis: z.enum(['person', 'program_terms']).default('person').meta(about('meter_import_basis')),
})
