import { z } from 'zod'
import { Many, One } from '../../shared/envelope.ts'

export const MOST_PROVIDERS = 20

const WRONG = { error: 'meters:provider.address_wrong' }
const address = z
  .url({ protocol: /^https?$/, ...WRONG })
  .max(500)
  .refine((text) => !URL.canParse(text) || new URL(text).username === '', WRONG)
const text = (longest: number) => z.string().trim().min(1).max(longest)

/** Where a utility lets people share their readings by Green Button Connect My Data (NAESB REQ.21, ESPI). */
const shape = {
  name: text(80).describe('As people read it'),
  authorization_url: address.describe('Where the person is asked'),
  token_url: address,
  revocation_url: address.nullable().describe('Where tokens are given back (RFC 7009), if there is one'),
  resource_url: address.describe('Readings are read below it and nowhere else'),
  scope: text(500).describe(
    'As the utility writes it, such as FB=4_5_15;IntervalDuration=3600;HistoryLength=13',
  ),
  client_id: text(200),
  uses_pkce: z.boolean(),
}
const secret = text(500).describe('Stored sealed, and never read again')

export const NewMeterProvider = z.strictObject({ ...shape, secret })
export type NewMeterProvider = z.infer<typeof NewMeterProvider>
export const ChangeMeterProvider = z.strictObject({
  ...shape,
  secret: secret.optional().describe('The stored one stays where none is sent'),
  version: z.int().describe('The one that was being looked at; another is refused'),
})
export type ChangeMeterProvider = z.infer<typeof ChangeMeterProvider>

export const MeterProvider = z.object({
  ...shape,
  notification_url: z.string().describe('Where the utility tells us of new readings'),
  redirect_url: z.string().describe('To where it sends people back; it wants to know it beforehand'),
  connected: z.int().describe('Homes whose readings come'),
  failing: z.int().describe('Of these, homes whose last pull brought nothing'),
  broken: z.int().describe('Homes whose person has to connect again'),
  version: z.int(),
})
export type MeterProvider = z.infer<typeof MeterProvider>
export const MeterProviderResponse = One('meter_providers', MeterProvider)
export const MeterProvidersResponse = Many('meter_providers', MeterProvider)

/** What of a utility is tried without any person. */
const PROVIDER_PARTS = ['authorization', 'token', 'resource', 'revocation'] as const
export type ProviderPart = (typeof PROVIDER_PARTS)[number]

/** `client_refused`: it does not know our client id or secret. `unexpected`: it answers as no utility of this kind does. */
const PART_RESULTS = ['good', 'client_refused', 'unexpected', 'no_answer'] as const
export type PartResult = (typeof PART_RESULTS)[number]

export const ProviderTest = z.object({
  parts: z.array(
    z.object({
      part: z.enum(PROVIDER_PARTS),
      result: z.enum(PART_RESULTS),
      status: z.int().nullable().describe('What it answered; null for nothing'),
    }),
  ),
})
export type ProviderTest = z.infer<typeof ProviderTest>
export const ProviderTestResponse = One('provider_tests', ProviderTest)
