/** The name of a person who has not told it yet; guards send them to the completion page (exact match). */
export const NEW_USER_NAME = 'New user'

export const isNewUser = (user: { name: string }): boolean => user.name === NEW_USER_NAME

/**
 * How a person is addressed: by the email as long as the name is only a placeholder, or when it holds an address
 * or a telephone number. Who signs up with somebody else's email must not write either into our mail to them.
 */
export const calledName = (user: { name: string; email: string }): string =>
  user.name === '' || isNewUser(user) || HOLDS_ADDRESS.test(user.name) || HOLDS_NUMBER.test(user.name)
    ? user.email
    : user.name

/** Mail programs make a link of `a1.io` and of `t.co` too, but a dot also stands in `J.R.Tolkien`. */
const DOT = '[.。．｡]'
const HOLDS_ADDRESS = new RegExp(
  `[/\\\\@:]|[\\p{L}\\p{N}]{2}${DOT}[\\p{L}\\p{N}]{2}|\\p{N}${DOT}\\p{L}|[\\p{L}\\p{N}]${DOT}\\p{Ll}{2}`,
  'u',
)

/** Seven digits or more, with whatever stands between them but letters. */
const HOLDS_NUMBER = /(?:\p{N}[^\p{L}]*){7}/u

type NameParts = {
  readonly name?: string | undefined
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
}

/** The full name out of what was given, in the order of trust: both parts, the whole, nothing yet. */
export function fullName({ name, first_name, last_name }: NameParts): string {
  const parts = [first_name, last_name].map((part) => part?.trim() ?? '').filter((part) => part !== '')
  if (parts.length > 0) return parts.join(' ')
  return name?.trim() || NEW_USER_NAME
}

/** First and last name as the form shows them when only a whole name is known. */
export function namePartsOf(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = name.trim().split(/\s+/)
  return { first_name, last_name: rest.join(' ') }
}

/** Account systems hand over placeholder names; a sync profile shows an empty field in their place. */
export function shownFirstName(firstName: string, syncProfile: boolean): string {
  const isPlaceholder = ['new', 'user'].includes(firstName.trim().toLowerCase())
  return syncProfile && isPlaceholder ? '' : firstName
}
