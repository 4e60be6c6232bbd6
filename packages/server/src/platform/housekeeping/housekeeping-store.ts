import type { PlatformDb } from '../database/schema.ts'
import type { InPartner } from '../scope.ts'

/** What a partner is shown of the mails that left. */
export async function deleteSentMailsOf(
  db: PlatformDb,
  { partnerId }: InPartner,
  day: Date,
  most: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sent_mails')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', (mails) =>
      mails
        .selectFrom('sent_mails')
        .select('id')
        .where('partner_id', '=', partnerId)
        .where('created_at', '<', day)
        .orderBy('created_at')
        .limit(most),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteSentMailsBefore(db: PlatformDb, day: Date): Promise<void> {
  await db.deleteFrom('sent_mails').where('created_at', '<', day).execute()
}

export async function deleteMailsBefore(db: PlatformDb, day: Date): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', day).execute()
}
