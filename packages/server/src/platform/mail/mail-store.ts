import type { Insertable, Selectable } from 'kysely'
import type { PlatformPassingTables } from '../database/platform-tables.ts'
import type { PartnerDb } from '../database/schema.ts'

export type StoredMail = Selectable<PlatformPassingTables['mails']>

export async function insertMail(
  db: PartnerDb,
  mail: Insertable<PlatformPassingTables['mails']>,
): Promise<void> {
  await db.insertInto('mails').values(mail).execute()
}

export function listMails(db: PartnerDb, partnerId: string): Promise<StoredMail[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}
