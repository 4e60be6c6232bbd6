import type { PlatformDb } from '../database/schema.ts'

export async function deleteMailsBefore(db: PlatformDb, day: Date): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', day).execute()
}

export async function deleteVisitsBefore(db: PlatformDb, day: Date): Promise<void> {
  await db.deleteFrom('visits').where('at', '<', day).execute()
}

export async function deleteSignInFailuresBefore(db: PlatformDb, at: Date): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', at).execute()
}
