import { spelling } from '@hearthlight/domain/accounts/password-rule'
import { hash, verify } from '@node-rs/argon2'
import { fairQueue } from '../../../platform/threads/fair-queue.ts'

/** OWASP Password Storage Cheat Sheet: argon2id (the default algorithm here) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Hashing runs on the threads that read files and look up names too, four by default: with two of them busy the pages
 * still come. The line of a partner is about as long as a person waits. One whose people sign in without end has one of them
 * while people of another come too.
 */
export const HASHES = { atOnce: 2, waiting: 20 } as const
const inLine = fairQueue({
  atOnce: HASHES.atOnce + 1,
  besideOthers: 1,
  givesWayMs: 500,
  waitingPerPartner: HASHES.waiting,
  waitingPerPerson: HASHES.waiting,
  refusedAs: 'accounts.busy',
})
type Whose = { readonly partnerId: string }
const NOBODYS: Whose = { partnerId: '' }
const asker = ({ partnerId }: Whose) => ({ partnerId, personId: '' })

export const hashPassword = (password: string, whose: Whose = NOBODYS): Promise<string> =>
  inLine(asker(whose), () => hash(spelling(password), COST))

let nobodysHash: Promise<string> | undefined

/** Without a stored hash the same work is done against nobody's, so that the time tells nothing about the account. */
export async function isPasswordOf(
  storedHash: string | null,
  password: string,
  whose: Whose = NOBODYS,
): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', COST)
  const against = storedHash ?? (await nobodysHash)
  const matches = await inLine(asker(whose), () => verify(against, spelling(password)))
  return storedHash !== null && matches
}
