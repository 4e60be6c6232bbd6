import { type Kysely, sql } from 'kysely'

/** Proofs of work that were used, until they would have ended anyway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table used_proofs (
      partner_id uuid not null,
      signature text not null,
      ends_at timestamptz not null,
      primary key (partner_id, signature)
    )`.execute(db)
  await sql`create index used_proofs_ends_at on used_proofs (ends_at)`.execute(db)
}
