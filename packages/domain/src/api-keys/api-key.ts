import { z } from 'zod'
import { Many, One } from '../shared/envelope.ts'

/** What a key opens: each call that takes a key asks for one of these. */
export const KEY_SCOPES = ['applications', 'homes', 'bookings', 'readings_write'] as const
export const KeyScope = z.enum(KEY_SCOPES)
export type KeyScope = z.infer<typeof KeyScope>

/** Of one partner that work; those that were revoked are listed so many times more, the newest. */
export const MOST_KEYS = 50
export const MOST_REVOKED_KEYS = 200

/** How every key begins, so that a lost one is known for what it is. */
export const KEY_PREFIX = 'hlk_'

export const NewApiKey = z.strictObject({
  name: z.string().trim().min(1, { error: 'admin-api-keys:name_missing' }).max(100),
  scopes: z
    .array(KeyScope)
    .min(1, { error: 'admin-api-keys:scopes_none' })
    .transform((scopes) => [...new Set(scopes)]),
})
export type NewApiKey = z.infer<typeof NewApiKey>

export const ApiKey = z.object({
  name: z.string(),
  scopes: z.array(KeyScope),
  hint: z.string().describe('How the key begins'),
  created_at: z.iso.datetime(),
  created_by: z.string().nullable().describe('The name of who made it'),
  last_used_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>
export const ApiKeysResponse = Many('api_keys', ApiKey)
export const NewApiKeyResponse = One(
  'api_keys',
  ApiKey.extend({ key: z.string().describe('Shown this once') }),
)
