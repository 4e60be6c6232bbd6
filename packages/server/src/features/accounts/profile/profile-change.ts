import { PROFILE_FIELD_NAMES } from '@hearthlight/domain/accounts/profile'
import type { User, UserChange } from '../user-store.ts'

type Given<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> }

/** Only what was given: a missing key leaves the stored value. */
export function given<Values extends object>(values: Values): Given<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  // Entries of the same object minus the undefined ones: nothing else can have come in.
  return Object.fromEntries(entries) as Given<Values>
}

/** What the audit log tells of a person: their profile, never their password. */
export const loggedUser = (user: User) => ({
  email: user.email,
  ...Object.fromEntries(([...PROFILE_FIELD_NAMES, 'name'] as const).map((name) => [name, user[name]])),
  partner_account_id: user.partner_account_id,
  ...user.extra_info,
})

/** The profile fields that differ, as they will be. */
export function changedFields(user: User, saved: User): UserChange {
  const names = ([...PROFILE_FIELD_NAMES, 'name'] as const).filter((name) => user[name] !== saved[name])
  return Object.fromEntries(names.map((name) => [name, saved[name]]))
}
