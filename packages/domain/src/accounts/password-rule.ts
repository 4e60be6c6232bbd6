import { z } from 'zod'

export const SHORTEST_PASSWORD = 8
/** Long enough for any pass phrase, short enough that hashing it costs the server nothing unusual. */
export const LONGEST_PASSWORD = 256

/** Any text of bearable length: strength is checked by `passwordFault`, and no composition rules apply (NIST SP 800-63B 5.1.1.2). */
export const Password = z.string().max(LONGEST_PASSWORD)

export type PasswordFault =
  | { readonly kind: 'too-short'; readonly length: number }
  | { readonly kind: 'common' }
  | { readonly kind: 'like-email' }
  | { readonly kind: 'like-name' }

export type PasswordRule = {
  readonly minLength: number
  readonly email: string
  /** Of the site: the partner's, the product's. Whoever guesses tries them first (NIST SP 800-63B 5.1.1.2). */
  readonly names: readonly string[]
  readonly isCommon: (lowerCased: string) => boolean
}

/** One spelling of a password, so that it opens the account from every keyboard (NIST SP 800-63B 5.1.1.2). */
export const spelling = (password: string): string => password.normalize('NFKC')

/** Checked as it is hashed, for wide letters do not make a common word uncommon. */
export function passwordFault(password: string, rule: PasswordRule): PasswordFault | null {
  const length = Math.max(SHORTEST_PASSWORD, rule.minLength)
  if ([...password].length < length) return { kind: 'too-short', length }
  const lowerCased = spelling(password).toLowerCase()
  const [mailbox = ''] = rule.email.toLowerCase().split('@')
  if (lowerCased === rule.email.toLowerCase() || lowerCased === mailbox) return { kind: 'like-email' }
  if (rule.names.some((name) => isMadeOf(lowerCased, name))) return { kind: 'like-name' }
  return rule.isCommon(lowerCased) ? { kind: 'common' } : null
}

/** Letters only, with the digits and signs that usually stand for them. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[@43015$]/g, (sign) => LOOKALIKES[sign] ?? sign)
    .replace(/[^\p{L}]+/gu, '')

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  '1': 'i',
  '5': 's',
  $: 's',
}

const SHORTEST_NAME = 4

/** The name, or its longer words, once or again and again, whatever digits and signs are put around. */
function isMadeOf(lowerCased: string, name: string): boolean {
  const words = [name, ...name.split(/\s+/)].map(bare).filter((word) => word.length >= SHORTEST_NAME)
  return [lowerCased, lowerCased.replace(/\d+/g, '')].map(bare).some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
    return rest !== text && rest.length < SHORTEST_NAME
  })
}
