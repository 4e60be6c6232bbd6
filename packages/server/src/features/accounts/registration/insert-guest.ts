import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { insertUser, type User } from '../user-store.ts'
import { newPerson } from './new-person.ts'

type Given = Parameters<typeof newPerson>[1] & { readonly user_type: 'guest' | 'test_guest' }

/** A person without an account: no password, nothing confirmed, and the email may be that of others too. */
export function insertGuestPerson(db: ChangeDb, scope: Scope, { user_type, ...given }: Given): Promise<User> {
  return insertUser(db, scope, {
    ...newPerson(scope, given),
    user_type,
    password_hash: null,
    partner_account_id: null,
    third_party_signup: false,
    email_confirmed_at: null,
    who_dunnit_admin_id: null,
    extra_info: {},
  })
}
