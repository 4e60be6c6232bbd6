import { z } from 'zod'
import { MeteredYears } from '../assessment/metered/metered-year.ts'
import { One } from '../shared/envelope.ts'

/** What the report of a home follows: what its meters say where they say enough, or the answers and typed bills alone. */
export const ModelFollows = z.enum(['meters', 'answers'])
export type ModelFollows = z.infer<typeof ModelFollows>

export const MeteredModel = z.object({
  follows: ModelFollows,
  years: MeteredYears.describe('What the meters say of a usual year; no fuel of which too little is known'),
})
export type MeteredModel = z.infer<typeof MeteredModel>
export const MeteredModelResponse = One('metered_models', MeteredModel)
export const SaveModelFollows = z.strictObject({ follows: ModelFollows })
