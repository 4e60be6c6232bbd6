import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import type { FieldQuestion } from '@hearthlight/domain/forms/question'

/** What a browser may fill in, by the wire name of the field (WCAG 2.2, 1.3.5). */
const TOKENS: Readonly<Record<string, string>> = {
  email: 'email',
  name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  mailing_address: 'street-address',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  zip: 'postal-code',
  country: 'country',
  mobile_phone: 'tel',
  phone: 'tel',
  password: 'new-password',
  password_confirmation: 'new-password',
  current_password: 'current-password',
  email_password: 'current-password',
  erasure_password: 'current-password',
  secret: 'new-password',
}

/** A password that is not asked for twice is one the person has: there a password manager fills in, and makes up none. */
const SIGN_IN: Readonly<Record<string, string>> = { email: 'username', password: 'current-password' }

export function autocompleteOf({ name, type }: FieldQuestion, values: FieldValues): string | undefined {
  const isSignIn = 'password' in values && !('password_confirmation' in values)
  return (isSignIn ? SIGN_IN[name] : undefined) ?? TOKENS[name] ?? (type === 'phone' ? 'tel' : undefined)
}
