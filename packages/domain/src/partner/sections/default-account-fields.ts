import type { FieldDefinitionInput } from '../../forms/field-definition.ts'

/** Labels are text keys: `partner:field.*` holds them in every language. */
const field = (name: string, more: Partial<FieldDefinitionInput> = {}): FieldDefinitionInput => ({
  name,
  type: 'text',
  label: `partner:field.${name}`,
  ...more,
})

const names = [
  field('first_name', { required: true, column_size: 6, validations: { max: 80 } }),
  field('last_name', { required: true, column_size: 6, validations: { max: 80 } }),
]
const email = field('email', { type: 'email', required: true, validations: { email: true, max: 254 } })
const address = [
  field('mailing_address', { validations: { max: 200 } }),
  field('city', { column_size: 6, validations: { max: 100 } }),
  field('zip', { column_size: 6, mask: 'zip', only_uppercase: true }),
]

export const SIGN_UP_FIELDS: FieldDefinitionInput[] = [email]
export const PROFILE_FIELDS: FieldDefinitionInput[] = [...names, ...address]
export const ADMIN_SIGN_UP_FIELDS: FieldDefinitionInput[] = [...names, email]
export const USER_DETAILS_FIELDS: FieldDefinitionInput[] = [
  ...names,
  email,
  field('mobile_phone', { type: 'tel', mask: '999-999-9999' }),
  ...address,
]
