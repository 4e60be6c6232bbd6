import type { Db } from '../database/schema.ts'

export async function deleteMailsBefore(db: Db, day: Date): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', day).execute()
}

export async function deleteVisitsBefore(db: Db, day: Date): Promise<void> {
  await db.deleteFrom('visits').where('at', '<', day).execute()
}
