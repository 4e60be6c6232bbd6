import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { Insertable } from 'kysely'
import type { ChangeDb, Db, PartnerDb, PlatformDb, Schema } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Admin, Operator } from '../../platform/person.ts'
import type { InPartner } from '../../platform/scope.ts'

const COLUMNS = [
  'id',
  'email',
  'name',
  'password_hash',
  'default_permissions',
  'additional_permissions',
  'console_language',
  'joined_at',
  'switched_off_at',
] as const

/** One who was invited and has not come yet is not here, nor is one who was switched off. */
type StoredAdmin = Admin & { readonly joined_at: Date | null; readonly switched_off_at: Date | null }

const ofPartner = (db: PartnerDb, scope: InPartner) =>
  db
    .selectFrom('admins')
    .select(COLUMNS)
    .where('partner_id', '=', scope.partnerId)
    // The columns are written from the same list of permissions.
    .$narrowType<Pick<Admin, 'default_permissions' | 'additional_permissions'>>()

export const findAdminByEmail = (
  db: PartnerDb,
  scope: InPartner,
  email: string,
): Promise<StoredAdmin | undefined> => ofPartner(db, scope).where('email', '=', email).executeTakeFirst()

/** Who works here now. */
export const findAdmin = (db: PartnerDb, scope: InPartner, id: string | null): Promise<Admin | undefined> =>
  ofPartner(db, scope).where('id', '=', id).where('switched_off_at', 'is', null).executeTakeFirst()

type NewAdmin = Omit<Insertable<Schema['admins']>, 'partner_id' | 'id' | 'created_at' | 'revision'>

/** Answers the id, or nothing where the address is somebody's already. */
export async function insertAdmin(
  db: ChangeDb,
  scope: InPartner,
  admin: NewAdmin,
): Promise<string | undefined> {
  const row = await db
    .insertInto('admins')
    .values({ ...admin, partner_id: scope.partnerId, id: newId() })
    .onConflict((conflict) => conflict.columns(['partner_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const findOperatorByEmail = (db: Db, email: string): Promise<Operator | undefined> =>
  db
    .selectFrom('operators')
    .select(['id', 'email', 'name', 'is_demo', 'console_language'])
    .where('email', '=', email)
    .executeTakeFirst()

export const findOperator = (db: Db, id: string): Promise<Operator | undefined> =>
  db
    .selectFrom('operators')
    .select(['id', 'email', 'name', 'is_demo', 'console_language'])
    .where('id', '=', id)
    .executeTakeFirst()

export async function findOperatorHash(db: PlatformDb, id: string): Promise<string | null> {
  const row = await db.selectFrom('operators').select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash ?? null
}

export async function insertOperator(
  db: PlatformDb,
  operator: Omit<Operator, 'id' | 'console_language'> & { readonly password_hash: string },
): Promise<void> {
  await db
    .insertInto('operators')
    .values({ ...operator, id: newId() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

/** Until the end of the transaction nobody else changes what hangs on this member of the staff. */
export async function lockStaff(
  db: Db,
  { partnerId, staffId }: { readonly partnerId: string; readonly staffId: string },
  kind: 'admin' | 'operator',
): Promise<void> {
  if (kind === 'operator')
    await db.selectFrom('operators').select('id').where('id', '=', staffId).forUpdate().execute()
  else
    await db
      .selectFrom('admins')
      .select('id')
      .where('partner_id', '=', partnerId)
      .where('id', '=', staffId)
      .forUpdate()
      .execute()
}

/** Whether any of these emails is an admin's, of whatever partner, or an operator's. */
export async function isAnyStaff(db: PlatformDb, emails: readonly string[]): Promise<boolean> {
  const admins = db.selectFrom('admins').select('email').where('email', 'in', emails)
  const operators = db.selectFrom('operators').select('email').where('email', 'in', emails)
  return (await admins.unionAll(operators).limit(1).execute()).length > 0
}

export async function updateAdminPassword(
  db: ChangeDb,
  scope: InPartner,
  id: string,
  password_hash: string,
): Promise<void> {
  await db
    .updateTable('admins')
    .set({ password_hash })
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', id)
    .execute()
}

export async function updateOperatorPassword(
  db: PlatformDb,
  id: string,
  password_hash: string,
): Promise<void> {
  await db.updateTable('operators').set({ password_hash }).where('id', '=', id).execute()
}

/** The language in which this member of the staff reads the console. */
export async function updateConsoleLanguage(
  db: ChangeDb,
  scope: InPartner,
  { kind, id }: { readonly kind: 'admin' | 'operator'; readonly id: string },
  console_language: Language | null,
): Promise<void> {
  if (kind === 'operator')
    await db.updateTable('operators').set({ console_language }).where('id', '=', id).execute()
  else
    await db
      .updateTable('admins')
      .set({ console_language })
      .where('partner_id', '=', scope.partnerId)
      .where('id', '=', id)
      .execute()
}
