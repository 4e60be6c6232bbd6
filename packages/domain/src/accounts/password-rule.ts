import { z } from 'zod'

export const SHORTEST_PASSWORD = 8
/** Long enough for any pass phrase, short enough that hashing it costs the server nothing unusual. */
export const LONGEST_PASSWORD = 256

/** Any text of bearable length: strength is judged by `passwordFault`, and no composition rules apply (NIST SP 800-63B 5.1.1.2). */
export const Password = z.string().max(LONGEST_PASSWORD)

export type PasswordFault =
  | { readonly kind: 'too-short'; readonly length: number }
  | { readonly kind: 'common' }
  | { readonly kind: 'like-email' }

export type PasswordRule = {
  readonly minLength: number
  readonly email: string
  readonly isCommon: (lowerCased: string) => boolean
}

/** One spelling of a password, so that it opens the account from every keyboard (NIST SP 800-63B 5.1.1.2). */
export const spelling = (password: string): string => password.normalize('NFKC')

/** Judged as it is hashed, for wide letters do not make a common word uncommon. */
export function passwordFault(password: string, rule: PasswordRule): PasswordFault | null {
  const length = Math.max(SHORTEST_PASSWORD, rule.minLength)
  if ([...password].length < length) return { kind: 'too-short', length }
  const lowerCased = spelling(password).toLowerCase()
  const [mailbox = ''] = rule.email.toLowerCase().split('@')
  if (lowerCased === rule.email.toLowerCase() || lowerCased === mailbox) return { kind: 'like-email' }
  return rule.isCommon(lowerCased) ? { kind: 'common' } : null
}
