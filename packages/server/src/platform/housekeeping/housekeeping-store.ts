import type { Db } from '../database/schema.ts'

export async function deleteMailsBefore(db: Db, day: Date): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', day).execute()
}

export async function deleteVisitsBefore(db: Db, day: Date): Promise<void> {
  await db.deleteFrom('visits').where('at', '<', day).execute()
}

export async function deleteSignInFailuresBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', at).execute()
}
