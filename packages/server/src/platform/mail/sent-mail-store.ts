import { type Insertable, sql } from 'kysely'
import type { PlatformPassingTables } from '../database/platform-tables.ts'
import type { PartnerDb } from '../database/schema.ts'

type NewSentMail = Omit<Insertable<PlatformPassingTables['sent_mails']>, 'attempts'>

/** What became of a try to send a mail; one that is tried again keeps its line. */
export async function recordMail(db: PartnerDb, mail: NewSentMail): Promise<void> {
  const { state, error, subject } = mail
  await db
    .insertInto('sent_mails')
    .values({ ...mail, attempts: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'id'])
        .doUpdateSet({ state, error, subject, attempts: sql<number>`sent_mails.attempts + 1` }),
    )
    .execute()
}
