import { z } from 'zod'
import { MeteredYears } from '../assessment/metered/metered-year.ts'
import { One } from '../shared/envelope.ts'

/** What the report of a home follows: what its meters say where they say enough, or the answers and typed bills alone. */
export const ModelFollows = z.enum(['meters', 'answers'])
export type ModelFollows = z.infer<typeof ModelFollows>

export const MeteredModel = z.object({
  follows: ModelFollows,
  since: z.iso
    .date()
    .nullable()
    .describe(
      'The first day after the newest work, where that was done in the newest year of readings: none before it counts',
    ),
  years: MeteredYears.describe('What the meters say of a usual year; no fuel of which too little is known'),
})
export type MeteredModel = z.infer<typeof MeteredModel>
/** The same, whatever the person wants. */
export type SaidByMeters = Omit<MeteredModel, 'follows'>
export const MeteredModelResponse = One('metered_models', MeteredModel)
export const SaveModelFollows = z.strictObject({ follows: ModelFollows })
