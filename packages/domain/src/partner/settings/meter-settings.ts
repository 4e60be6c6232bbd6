import { z } from 'zod'

/** Readings of meters that come from the utility. */
export const MeterSettings = z.strictObject({
  meter_consent_months: z
    .int()
    .min(1)
    .max(120)
    .default(36)
    .describe(
      'How many months a consent to receive readings of meters holds; then the person is asked again.',
    ),
  meter_import_basis: z
    .enum(['person', 'program_terms'])
    .default('person')
    .describe(
      'By what readings of a home may be imported or sent by a key: only with the consent of its person, or also under the terms of the programs, which is recorded and can be withdrawn.',
    ),
})
