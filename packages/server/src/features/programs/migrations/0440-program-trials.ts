import { type Kysely, sql } from 'kysely'
import { keepPartnersApart } from '../../../platform/database/migrations/partner-policy.ts'

/** Walks of staff through a draft: what they fill in stays here until the walk ends, and is no application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table program_trials (
      partner_id uuid not null references partners (id),
      id uuid not null,
      by_id uuid not null,
      program_id uuid not null,
      definition jsonb not null,
      content jsonb not null,
      ends_at timestamptz not null,
      primary key (partner_id, id)
    )`.execute(db)
  await keepPartnersApart(db, 'program_trials')
}
