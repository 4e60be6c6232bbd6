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
}

export const autocompleteOf = (name: string): string | undefined => TOKENS[name]
