import { z } from 'zod'
import { Many, One } from '../shared/envelope.ts'
import { LANGUAGES } from '../texts/namespaces.ts'

/** What a person may agree to. Each has its words in `consents:text`. */
export const CONSENT_PURPOSES = ['utility_readings'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** The person said so, or the terms of the partner that they took part under say so. */
export const CONSENT_BASES = ['person', 'program_terms'] as const
export type ConsentBasis = (typeof CONSENT_BASES)[number]

export const CONSENT_STATES = ['effective', 'ended', 'withdrawn'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

const purpose = z.enum(CONSENT_PURPOSES)
const version = z.string().max(64)

/** What a person agreed to, in the words that they were shown. */
export const Consent = z.object({
  building_id: z.string(),
  purpose,
  basis: z.enum(CONSENT_BASES),
  text: z.string().describe('The words as they were shown'),
  language: z.enum(LANGUAGES),
  version: version.describe('Of the words: others have another version'),
  given_at: z.iso.datetime(),
  ends_at: z.iso.datetime().describe('From then on it holds no more'),
  withdrawn_at: z.iso.datetime().nullable(),
  state: z.enum(CONSENT_STATES),
})
export type Consent = z.infer<typeof Consent>
export const ConsentResponse = One('consents', Consent)

/** What a person may agree to now, in the words that they are shown. */
export const OfferedConsent = z.object({ purpose, text: z.string(), version, ends_at: z.iso.datetime() })
export type OfferedConsent = z.infer<typeof OfferedConsent>

export const ConsentsResponse = Many('consents', Consent).extend({
  meta: z.object({ offered: z.array(OfferedConsent).describe('What is not agreed to yet, or no more') }),
})

export const GiveConsent = z.strictObject({
  purpose,
  version: version.describe('Of the words that were read: a consent to other words is refused'),
})
export type GiveConsent = z.infer<typeof GiveConsent>

export const WithdrawConsent = z.strictObject({
  erase: z.boolean().describe('Also deletes the meters into which readings came under it'),
})

export const WithdrawnResponse = One(
  'consents',
  Consent.extend({ erased: z.int().describe('Meters that were deleted with all of their readings') }),
)

type Times = { readonly ends_at: Date; readonly withdrawn_at: Date | null }

export function consentState({ ends_at, withdrawn_at }: Times, now: Date): ConsentState {
  if (withdrawn_at !== null) return 'withdrawn'
  return ends_at.getTime() <= now.getTime() ? 'ended' : 'effective'
}

/** The same day of the month, or the last one where the month has no such day. */
export function consentEnd(given: Date, months: number): Date {
  const end = new Date(given)
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== given.getUTCDate()) end.setUTCDate(0)
  return end
}
