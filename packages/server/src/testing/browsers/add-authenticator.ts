import { sql } from 'kysely'
import type { PlatformDb } from '../../platform/database/schema.ts'

/** From now on this admin owes a second factor at sign-in, and stays signed in by half until it is given. */
export async function addAuthenticator(db: PlatformDb, email: string): Promise<void> {
  await sql`insert into staff_totp (partner_id, staff_id, secret, confirmed_at)
    select partner_id, id, 'sealed', now() from admins where email = ${email}`.execute(db)
}
