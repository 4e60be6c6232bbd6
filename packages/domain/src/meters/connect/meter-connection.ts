import { z } from 'zod'
import { Many, One } from '../../shared/envelope.ts'

/** `asked`: the person is at the utility. `broken`: it takes our tokens no more, and the person has to connect again. */
const CONNECTION_STATES = ['asked', 'connected', 'broken', 'ended'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]

export const MeterConnection = z.object({
  provider: z.string().describe('The name of the utility'),
  state: z.enum(CONNECTION_STATES),
  connected_at: z.iso.datetime().nullable(),
  pulled_at: z.iso.datetime().nullable().describe('When readings were last asked for'),
})
export type MeterConnection = z.infer<typeof MeterConnection>
export const MeterConnectionResponse = One('meter_connections', MeterConnection)

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
