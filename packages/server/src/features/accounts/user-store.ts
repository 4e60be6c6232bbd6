import { EMPTY_EXTRA_INFO, ExtraInfo } from '@hearthlight/domain/accounts/extra-info'
import type { ProfileFieldName } from '@hearthlight/domain/accounts/profile'
import type { UserType } from '@hearthlight/domain/accounts/user'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { type Selectable, sql } from 'kysely'
import type { ChangeDb, PartnerDb, PlatformDb, Schema } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Person } from '../../platform/person.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'

export type User = Person

type ProfileText = Exclude<ProfileFieldName, 'consent' | 'subscribed'>

export type NewUser = Readonly<Record<ProfileText, string>> & {
  readonly email: string
  readonly name: string
  readonly consent: boolean
  readonly subscribed: boolean
  readonly password_hash: string | null
  readonly user_type: UserType
  readonly partner_account_id: string | null
  readonly third_party_signup: boolean
  readonly email_confirmed_at: Date | null
  readonly who_dunnit_admin_id: string | null
  readonly extra_info: Partial<ExtraInfo>
}

export type UserRow = Selectable<Schema['users']>

export const toUser = (row: UserRow): User => ({
  ...row,
  // The column is written by this store only, from a language of the partner.
  language: row.language as Language,
  extra_info: ExtraInfo.parse({ ...EMPTY_EXTRA_INFO, ...row.extra_info }),
})

export async function insertUser(
  db: ChangeDb,
  scope: InPartner & Pick<Scope, 'language'>,
  user: NewUser,
): Promise<User> {
  const row = await db
    .insertInto('users')
    .values({
      ...user,
      partner_id: scope.partnerId,
      id: newId(),
      language: scope.language,
      extra_info: JSON.stringify({ ...EMPTY_EXTRA_INFO, ...user.extra_info }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toUser(row)
}

/** They go with all that they have. */
export async function deleteGuests(
  db: PlatformDb,
  guests: readonly { readonly partner_id: string; readonly id: string }[],
): Promise<void> {
  if (guests.length === 0) return
  await sql`delete from users
    using jsonb_to_recordset(${JSON.stringify(guests)}::jsonb) as guest(partner_id uuid, id uuid)
    where users.partner_id = guest.partner_id and users.id = guest.id and users.user_type <> 'customer'`.execute(
    db,
  )
}

/** The customer with this email; guests have no way to sign in and may repeat one. */
export async function findCustomer(
  db: PartnerDb,
  scope: InPartner,
  email: string,
): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('partner_id', '=', scope.partnerId)
    .where('email', '=', email)
    .where('user_type', '=', 'customer')
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row && toUser(row)
}

export async function findUser(db: PartnerDb, scope: InPartner, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toUser(row)
}

/** Two changes of a person at once wait for each other, so that neither loses what the other wrote. */
export async function lockPerson(db: PartnerDb, scope: InPartner, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && toUser(row)
}

/** The same for somebody who is there: the person of the session. */
export async function lockUser(db: PartnerDb, scope: InPartner, id: string): Promise<User> {
  const user = await lockPerson(db, scope, id)
  if (user === undefined) throw new Error('the person of this session is gone')
  return user
}

export async function findUserOfAccount(
  db: PartnerDb,
  scope: InPartner,
  accountId: string,
): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('partner_id', '=', scope.partnerId)
    .where('partner_account_id', '=', accountId)
    .executeTakeFirst()
  return row && toUser(row)
}

export type UserChange = Partial<
  Pick<
    NewUser,
    | ProfileFieldName
    | 'name'
    | 'email'
    | 'password_hash'
    | 'partner_account_id'
    | 'email_confirmed_at'
    | 'third_party_signup'
  > & { readonly language: Language }
>

export async function updateUser(
  db: ChangeDb,
  scope: InPartner,
  id: string,
  change: UserChange,
): Promise<User> {
  const row = await db
    .updateTable('users')
    .set({ ...change, updated_at: new Date() })
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toUser(row)
}

/** Merged in the database, so that two tabs writing different keys lose nothing. */
export async function mergeExtraInfo(
  db: ChangeDb,
  scope: InPartner,
  id: string,
  patch: Partial<ExtraInfo>,
): Promise<User> {
  const row = await db
    .updateTable('users')
    .set({
      extra_info: sql<string>`extra_info || ${JSON.stringify(patch)}::jsonb`,
      updated_at: new Date(),
    })
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toUser(row)
}
