import { sql } from 'kysely'
import type { PlatformDb } from '../../platform/database/schema.ts'

/** While `work` runs, another tab saves the last name whenever the account system makes an account. */
export async function whileAnotherTabSaves<T>(
  db: PlatformDb,
  email: string,
  last_name: string,
  work: () => Promise<T>,
): Promise<T> {
  await sql`create function another_tab() returns trigger language plpgsql security definer as
    $$ begin update users set last_name = ${sql.lit(last_name)} where email = ${sql.lit(email)}; return new; end $$`.execute(
    db,
  )
  await sql`create trigger another_tab after insert on utility_accounts
    for each row execute function another_tab()`.execute(db)
  try {
    return await work()
  } finally {
    await sql`drop function another_tab cascade`.execute(db)
  }
}
