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
})
