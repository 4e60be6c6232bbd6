import { z } from 'zod'

/** What a partner's own systems are told of. */
export const EVENT_TYPES = [
  'application.submitted',
  'application.status_changed',
  'booking.made',
  'assessment.finished',
  'readings.received',
] as const
export const EventType = z.enum(EVENT_TYPES)
export type EventType = z.infer<typeof EventType>

const id = z.uuid()
const Application = z.object({
  application_id: id,
  number: z.number().int().describe('As people say it on the telephone'),
  kind: z.enum(['Offer', 'Subsidy', 'Program']),
  building_id: id,
  status: z.string(),
})

/** Ids and states, nothing about a person: who needs more reads it with an API key. */
export const EVENT_DATA = {
  'application.submitted': Application,
  'application.status_changed': Application.extend({ previous_status: z.string() }),
  'booking.made': z.object({
    booking_id: id,
    application_id: id,
    building_id: id,
    timeslot_id: id,
    moved: z.boolean().describe('The visit had another time before'),
  }),
  'readings.received': z
    .object({
      building_id: id,
      series_id: id,
      from: z.iso.datetime().describe('Where the first reading that came begins'),
      to: z.iso.datetime().describe('Where the last one ends'),
      added: z.number().int(),
      corrected: z.number().int().describe('Readings that were known and have another value now'),
    })
    .describe('From the utility, under the consent of the person. What a person brings is told to nobody'),
  'assessment.finished': z.object({ result_id: id, building_id: id, engine_version: z.string() }),
} as const satisfies Record<EventType, z.ZodType>

export type WebhookEvent = {
  [Type in EventType]: { readonly type: Type; readonly data: z.infer<(typeof EVENT_DATA)[Type]> }
}[EventType]

/** Grows when a receiver could no longer read what is sent. */
export const PAYLOAD_VERSION = '1'

/** The body of a webhook. */
export const webhookPayload = <Type extends EventType>(type: Type) =>
  z.object({
    version: z.literal(PAYLOAD_VERSION),
    id: id.describe('Of the event: the same in every try, so that a receiver knows what it has seen'),
    type: z.literal(type),
    created_at: z.iso.datetime(),
    partner: z.string().describe('The code of the partner'),
    data: EVENT_DATA[type],
  })
