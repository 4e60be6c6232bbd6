import { type FieldDefinition, ownField as field } from '@hearthlight/domain/forms/field-definition'

export const emailField = field({
  name: 'email',
  type: 'email',
  label: 'accounts:screen.field.email',
  required: true,
})

export const newEmailField = field({
  name: 'email',
  type: 'email',
  label: 'accounts:own.email.new',
  required: true,
})

const passwordAgain = (name: string) =>
  field({ name, type: 'password', label: 'accounts:screen.field.current_password', required: true })

export const currentPasswordField = passwordAgain('current_password')
/** The profile asks for it in three forms, each with a name of its own. */
export const emailPasswordField = passwordAgain('email_password')
export const erasurePasswordField = passwordAgain('erasure_password')

/** The password of an existing account: any length, the server knows. */
export const signInPasswordField = field({
  name: 'password',
  type: 'password',
  label: 'accounts:screen.field.password',
  required: true,
})

export const accountNumberFields = [
  field({
    name: 'address',
    type: 'text',
    label: 'accounts:screen.field.account_address',
    required: true,
    validations: { max: 200 },
  }),
  field({
    name: 'accountId',
    type: 'text',
    label: 'accounts:screen.field.account_id',
    required: true,
    validations: { max: 100 },
  }),
]

/** Asked for with the details of a person whose email found no account. */
export const detailSearchField = field({
  name: 'accountId',
  type: 'text',
  label: 'accounts:screen.field.account_id',
  help_text: 'accounts:screen.profile.account_help',
  validations: { max: 100 },
})

type Words = {
  readonly label?: string
  readonly min?: string | undefined
  readonly confirmed?: string | undefined
  readonly help: string
}

/** A new password and its repetition. Each form has its own words for what is wrong (contract section 7). */
export function newPasswordFields(minLength: number, words: Words): readonly FieldDefinition[] {
  return [
    field({
      name: 'password',
      type: 'password',
      label: words.label ?? 'accounts:screen.field.password',
      help_text: words.help,
      required: true,
      validations: { min: minLength, max: 256 },
      messages: words.min === undefined ? {} : { min: words.min },
    }),
    field({
      name: 'password_confirmation',
      type: 'password',
      label: 'accounts:screen.field.password_confirmation',
      required: true,
      validations: { confirmed: 'password', max: 256 },
      messages: words.confirmed === undefined ? {} : { confirmed: words.confirmed },
    }),
  ]
}

/** The box itself shows the partner's sentence; this short name stands for it in the list of mistakes. */
export function consentField(required: string | undefined): FieldDefinition {
  return field({
    name: 'consent',
    type: 'checkbox',
    label: 'shared:nav.terms',
    required: true,
    messages: required === undefined ? {} : { required },
  })
}

export const subscribeField = field({
  name: 'subscribed',
  type: 'checkbox',
  label: 'accounts:screen.sign_up.subscribe',
})
