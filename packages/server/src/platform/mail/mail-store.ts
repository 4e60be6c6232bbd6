import type { Insertable, Selectable } from 'kysely'
import type { PartnerDb } from '../database/schema.ts'
import type { PlatformTables } from '../database/tables/platform.ts'

export type StoredMail = Selectable<PlatformTables['mails']>

export async function insertMail(db: PartnerDb, mail: Insertable<PlatformTables['mails']>): Promise<void> {
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
