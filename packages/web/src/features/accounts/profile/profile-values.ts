import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { isNewUser, namePartsOf, shownFirstName } from '@hearthlight/domain/accounts/user-name'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'

/** The profile as its form opens: a whole name is taken apart, placeholders of the account system are left blank. */
export function profileValues(user: CurrentUser): FieldValues {
  const { first_name, last_name } =
    user.first_name === '' && user.last_name === '' && !isNewUser(user) ? namePartsOf(user.name) : user
  return {
    ...user,
    first_name: shownFirstName(first_name, user.extra_info.is_fulfill_sync),
    last_name,
    extra_info: undefined,
    acting_admin: undefined,
  }
}
