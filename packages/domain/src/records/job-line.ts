import { z } from 'zod'
import { One } from '../shared/envelope.ts'
import { ListOf, listPage } from '../shared/list-page.ts'

export const JOB_STATES = ['waiting', 'running', 'done', 'failed'] as const
const JobState = z.enum(JOB_STATES)
export type JobState = z.infer<typeof JobState>

export const JobQuery = listPage(['created'], '-created').extend({ state: JobState.optional() })
export type JobQuery = z.infer<typeof JobQuery>

/** Work that was or is to be done in the background. What it was given is not told: it may be about a person. */
export const JobLine = z.object({
  name: z.string(),
  state: JobState,
  attempts: z.number().int(),
  most_attempts: z.number().int(),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
  reason: z.string().nullable().describe('Why it failed the last time'),
})
export type JobLine = z.infer<typeof JobLine>
export const JobsResponse = ListOf('jobs', JobLine)
export const JobResponse = One('jobs', JobLine)
