import { spelling } from '@hearthlight/domain/accounts/password-rule'
import { Problem } from '@hearthlight/domain/shared/problem'
import { hash, verify } from '@node-rs/argon2'
import { atMost } from './at-most.ts'

/** OWASP Password Storage Cheat Sheet: argon2id (the default algorithm here) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Hashing runs on the threads that read files and look up names too, four by default: with two of them busy the pages
 * still come. The queue is about as long as a person waits.
 */
export const HASHES = { atOnce: 2, waiting: 20 } as const
const inLine = atMost(HASHES, () => new Problem('accounts.busy'))

export const hashPassword = (password: string): Promise<string> =>
  inLine(() => hash(spelling(password), COST))

let nobodysHash: Promise<string> | undefined

/** Without a stored hash the same work is done against nobody's, so that the time tells nothing about the account. */
export async function isPasswordOf(storedHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', COST)
  const against = storedHash ?? (await nobodysHash)
  const matches = await inLine(() => verify(against, spelling(password)))
  return storedHash !== null && matches
}
