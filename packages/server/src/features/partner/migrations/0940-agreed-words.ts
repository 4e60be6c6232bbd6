import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** How a partner agreed to say a word of its first language in another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agreed_words (
      partner_id uuid not null references partners (id),
      language text not null,
      source text not null,
      text text not null,
      avoid text not null,
      primary key (partner_id, language, source)
    )`.execute(db)
  await keepPartnersApart(db, 'agreed_words')
  await refuseUnloggedChanges(db, 'agreed_words')
}
