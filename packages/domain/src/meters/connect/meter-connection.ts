import { z } from 'zod'
import { Many, One } from '../../shared/envelope.ts'

/** `asked`: the person is at the utility. `broken`: it takes our tokens no more, and the person has to connect again. */
const CONNECTION_STATES = ['asked', 'connected', 'broken', 'ended'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]

/** Why the last pull brought nothing: it is tried again by itself. */
const PULL_PROBLEMS = ['no_answer', 'unreadable', 'other_account'] as const
export type PullProblem = (typeof PULL_PROBLEMS)[number]

export const MeterConnection = z.object({
  building_id: z.string(),
  provider_id: z.string(),
  provider: z.string().describe('The name of the utility'),
  state: z.enum(CONNECTION_STATES),
  connected_at: z.iso.datetime().nullable(),
  pulled_at: z.iso.datetime().nullable().describe('When readings were last asked for'),
  is_catching_up: z.boolean().describe('The years before the connection are still being read'),
  problem: z
    .enum(PULL_PROBLEMS)
    .nullable()
    .describe(
      'Why the last pull brought nothing: no answer of use, a feed that cannot be read, or one of another account',
    ),
})
export type MeterConnection = z.infer<typeof MeterConnection>
export const MeterConnectionResponse = One('meter_connections', MeterConnection)

/** A utility that a person can connect. */
export type OfferedProvider = { readonly id: string; readonly name: string }

export const MeterConnectionsResponse = Many('meter_connections', MeterConnection).extend({
  meta: z.object({
    offered: z
      .array(z.object({ id: z.uuid(), name: z.string() }))
      .describe('Utilities that can be connected'),
  }),
})

export const BeginConnection = z.strictObject({ provider_id: z.uuid() })
export const BegunConnectionResponse = One(
  'begun_connections',
  z.object({ authorization_url: z.string().describe('The browser goes there') }),
)

/** What the utility sent the browser back with. */
export const FinishConnection = z.strictObject({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(2000).optional(),
  error: z.string().max(200).optional(),
})
export type FinishConnection = z.infer<typeof FinishConnection>
