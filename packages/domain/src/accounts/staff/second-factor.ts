import { z } from 'zod'
import { One } from '../../shared/envelope.ts'
import { Line } from '../line.ts'

const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)
const Credential = z.object({
  id: Base64Url.min(1).max(1400),
  rawId: Base64Url.max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
})

/** What a browser answers when a passkey is made (WebAuthn level 3, RegistrationResponseJSON). */
export const PasskeyRegistration = Credential.extend({
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>

/** What a browser answers when a passkey is used (AuthenticationResponseJSON). */
export const PasskeyUse = Credential.extend({
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
})
export type PasskeyUse = z.infer<typeof PasskeyUse>

/** Handed to the browser as it is. */
export const PasskeyOptionsResponse = One('passkey_options', z.looseObject({ challenge: z.string() }))

export const PasskeyName = Line.pipe(z.string().min(1).max(60))
export const NewPasskey = z.object({ name: PasskeyName, credential: PasskeyRegistration })
export type NewPasskey = z.infer<typeof NewPasskey>

export const CODE_LENGTH = 6
/** People type the gap that apps show in the middle. */
export const OneTimeCode = z.object({
  code: z
    .string()
    .max(20)
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/)),
})
export const RecoveryCode = z.object({ code: z.string().min(1).max(40) })

/** How a code is compared: without case, gaps and dashes. */
export const plainRecoveryCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

const Methods = z.object({
  passkey: z.boolean().describe('A passkey made at this address'),
  code: z.boolean().describe('An authenticator app'),
  recovery_code: z.boolean(),
})

/** Where this browser stands at the console. */
export const ConsoleState = z.object({
  state: z.enum(['signed-out', 'second-factor', 'set-up', 'signed-in']),
  email: z.string().nullable(),
  methods: Methods,
  token: z.string().optional().describe('For programs: opens the second step only'),
})
export type ConsoleState = z.infer<typeof ConsoleState>
export const ConsoleStateResponse = One('console_state', ConsoleState)

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  works_here: z.boolean().describe('A passkey works only at the address where it was made'),
})
export type Passkey = z.infer<typeof Passkey>

export const Security = z.object({
  name: z.string(),
  email: z.string(),
  needs_factor: z.boolean(),
  passkeys: z.array(Passkey),
  authenticator_since: z.iso.datetime().nullable(),
  recovery_codes_left: z.number().int(),
})
export type Security = z.infer<typeof Security>
export const SecurityResponse = One('security', Security)

/** The secret of an authenticator app, shown while it is set up and never again. */
export const AuthenticatorSetUp = z.object({
  secret: z.string(),
  qr: z.object({ size: z.number().int(), path: z.string() }).describe('One SVG path on a grid of squares'),
})
export type AuthenticatorSetUp = z.infer<typeof AuthenticatorSetUp>
export const AuthenticatorSetUpResponse = One('authenticator', AuthenticatorSetUp)

/** Recovery codes come with the first factor, and are shown this once. */
export const FactorAdded = z.object({
  recovery_codes: z.array(z.string()).nullable(),
  token: z.string().optional().describe('For programs: the session goes on under this one'),
})
export const FactorAddedResponse = One('factor', FactorAdded)
export const RecoveryCodesResponse = One('recovery_codes', z.object({ recovery_codes: z.array(z.string()) }))
/** For five minutes one's own ways in may be changed. */
export const IdentityProvedResponse = One('proof', z.object({ proved: z.literal(true) }))
export const FactorChangedResponse = One('factor', z.object({ changed: z.literal(true) }))
