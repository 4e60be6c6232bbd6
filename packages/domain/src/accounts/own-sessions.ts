import { z } from 'zod'
import { Many, One } from '../shared/envelope.ts'

/** One place where somebody is signed in, as its owner sees it. */
export const OwnSession = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  is_current: z.boolean().describe('The session that asks'),
  acting_admin: z
    .string()
    .nullable()
    .describe('Name of the member of staff who opened it to help, if one did'),
})
export type OwnSession = z.infer<typeof OwnSession>
export const OwnSessionsResponse = Many('own_session', OwnSession)
export const SessionEndedResponse = One('own_session', z.object({ ended: z.literal(true) }))
export const SessionsEndedResponse = One('user_sessions', z.object({ ended: z.number().int() }))
