import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from './partner-policy.ts'

/** What is being written in the studio, beside what is live. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table studio_drafts (
      partner_id uuid not null references partners (id),
      kind text not null check (kind in ('program', 'incentive')),
      id uuid not null,
      document jsonb not null,
      base jsonb,
      revision integer not null check (revision > 0),
      updated_at timestamptz not null,
      updated_by text not null,
      primary key (partner_id, kind, id)
    )`.execute(db)
  await keepPartnersApart(db, 'studio_drafts')
}
