import type { SignUp } from '@hearthlight/domain/accounts/sign-in/sign-up'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'

/** What the forms hold → the body of the sign-up call; blank answers are left out. */
export function signUpBody(
  values: FieldValues,
  account: Pick<SignUp['user'], 'partner_account_id' | 'account_address'> = {},
  programId: string | null = null,
): SignUp {
  return {
    user: { ...userOf(values), ...account },
    ...(programId !== null && { extra_info: { programId } }),
  }
}

function userOf(values: FieldValues): SignUp['user'] {
  const text = (name: string) => String(values[name] ?? '')
  const given = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  )
  const name = [text('first_name'), text('last_name')].join(' ').trim()
  return {
    ...(name !== '' && { name }),
    ...given,
    who_dunnit_admin_id: null,
    email: text('email'),
    password: text('password'),
    password_confirmation: text('password_confirmation'),
    consent: values.consent === true,
    subscribed: values.subscribed === true,
  }
}
