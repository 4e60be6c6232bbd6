import { spelling } from '@hearthlight/domain/accounts/password-rule'
import { hash, verify } from '@node-rs/argon2'

/** OWASP Password Storage Cheat Sheet: argon2id (the default algorithm here) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(spelling(password), COST)

let nobodysHash: Promise<string> | undefined

/** Without a stored hash the same work is done against nobody's, so that the time tells nothing about the account. */
export async function isPasswordOf(storedHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const matches = await verify(storedHash ?? (await nobodysHash), spelling(password))
  return storedHash !== null && matches
}
