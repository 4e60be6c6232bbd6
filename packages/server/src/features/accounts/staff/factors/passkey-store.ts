import type { Selectable } from 'kysely'
import type { ChangeDb, PartnerDb, Schema } from '../../../../platform/database/schema.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Holder } from '../staff.ts'

type Row = Selectable<Schema['staff_passkeys']>
export type StoredPasskey = Omit<Row, 'counter' | 'partner_id' | 'staff_id'> & { readonly counter: number }

const ofHolder = (db: PartnerDb, { partnerId, staffId }: Holder) =>
  db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('staff_id', '=', staffId)

const toPasskey = ({ partner_id: _partner, staff_id: _staff, ...row }: Row): StoredPasskey => ({
  ...row,
  counter: Number(row.counter),
})

export async function listPasskeys(db: PartnerDb, holder: Holder): Promise<StoredPasskey[]> {
  return (await ofHolder(db, holder).orderBy('created_at').orderBy('id').execute()).map(toPasskey)
}

export async function findPasskey(
  db: PartnerDb,
  holder: Holder,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const row = await ofHolder(db, holder).where('credential_id', '=', credentialId).executeTakeFirst()
  return row && toPasskey(row)
}

/** Answers whether it is new: a credential belongs to one member of staff only. */
export async function insertPasskey(
  db: ChangeDb,
  { partnerId, staffId }: Holder,
  passkey: Omit<StoredPasskey, 'id' | 'last_used_at'>,
): Promise<string | undefined> {
  const row = await db
    .insertInto('staff_passkeys')
    .values({ ...passkey, partner_id: partnerId, staff_id: staffId, id: newId(), last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function recordPasskeyUse(
  db: ChangeDb,
  holder: Holder,
  { id, counter }: { readonly id: string; readonly counter: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: now })
    .where('partner_id', '=', holder.partnerId)
    .where('id', '=', id)
    .execute()
}

export async function renamePasskey(
  db: ChangeDb,
  holder: Holder,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkeys')
    .set({ name })
    .where('partner_id', '=', holder.partnerId)
    .where('staff_id', '=', holder.staffId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deletePasskey(db: ChangeDb, holder: Holder, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_passkeys')
    .where('partner_id', '=', holder.partnerId)
    .where('staff_id', '=', holder.staffId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
