import { z } from 'zod'
import { One } from '../shared/envelope.ts'

const Count = z.number().int().nonnegative()

export const RECALCULATION_STATES = ['running', 'done', 'cancelled'] as const

/** Results of another version of the engine, made anew one after the other. */
export const Recalculation = z.object({
  id: z.string(),
  state: z.enum(RECALCULATION_STATES),
  engine_version: z.string(),
  total: Count.describe('Homes with an older result when it began'),
  done: Count.describe('Homes that were gone through, with those that failed'),
  failed: Count,
  started_by: z.string().describe('Name of the member of staff'),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
})
export type Recalculation = z.infer<typeof Recalculation>
export const RecalculationResponse = One('recalculation', Recalculation)

/** How the partner's results stand to the engine that calculates now. */
export const Results = z.object({
  engine_version: z.string(),
  assessed: Count.describe('Homes with a finished assessment'),
  older: Count.describe('Those of them whose result is of another version, or not calculated yet'),
  last_run: Recalculation.nullable(),
})
export type Results = z.infer<typeof Results>
export const ResultsResponse = One('results', Results)
