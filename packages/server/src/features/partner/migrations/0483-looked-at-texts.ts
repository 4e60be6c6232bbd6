import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** Which words of another language somebody has read beside their source. The words themselves stand in the drafts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table looked_at_texts (
      partner_id uuid not null references partners (id),
      document text not null,
      language text not null,
      digest text not null,
      source text not null,
      text text not null,
      looked_at timestamptz not null,
      primary key (partner_id, document, language, digest)
    )`.execute(db)
  await keepPartnersApart(db, 'looked_at_texts')
  await refuseUnloggedChanges(db, 'looked_at_texts')
}
