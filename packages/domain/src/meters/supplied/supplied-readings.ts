import { z } from 'zod'
import { One } from '../../shared/envelope.ts'
import { PACKED_LIMITS } from '../stored/packed-readings.ts'
import { SavedCounts, SaveReadings } from '../stored/stored-series.ts'
import { SuppliedHome } from '../supplied-home.ts'

/** Series that one call of a partner's system may bring. */
export const MOST_SUPPLIED = 100

export const SuppliedReadings = z.strictObject({
  series: z
    .array(SaveReadings.extend({ home: SuppliedHome }))
    .min(1)
    .max(MOST_SUPPLIED)
    .refine((all) => all.reduce((sum, { readings }) => sum + readings.length, 0) <= PACKED_LIMITS.runs, {
      error: 'meters:problem.too-many-runs',
    }),
})
export type SuppliedSeries = z.infer<typeof SuppliedReadings>['series'][number]

/** Why readings of a home were not taken. */
export const NOT_TAKEN = [
  ...(['no_account', 'no_home', 'several_homes', 'no_consent', 'consent_withdrawn'] as const),
  ...(['negative', 'absurd', 'too_many_series', 'too_many_readings', 'out_of_time'] as const),
  ...(['wrong_length', 'no_readings', 'home_full', 'person_full'] as const),
] as const
export type NotTaken = (typeof NOT_TAKEN)[number]

export const SuppliedAnswer = One(
  'supplied_readings',
  z.object({
    series: z
      .array(
        z.union([
          z.object({ home_id: z.string(), series_id: z.string(), saved: SavedCounts }),
          z.object({ not_taken: z.enum(NOT_TAKEN) }),
        ]),
      )
      .describe(
        'In the order in which they were sent. What was sent before and is the same counts as unchanged',
      ),
  }),
)
