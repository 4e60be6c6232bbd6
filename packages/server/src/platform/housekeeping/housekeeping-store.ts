import type { PlatformDb } from '../database/schema.ts'

export async function deleteSentMailsBefore(db: PlatformDb, day: Date): Promise<void> {
  await db.deleteFrom('sent_mails').where('created_at', '<', day).execute()
}

export async function deleteMailsBefore(db: PlatformDb, day: Date): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', day).execute()
}
