import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** Tables that staff had made as files: what was chosen, what for, by whom, and what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exports (
      partner_id uuid not null references partners (id),
      id uuid not null,
      choice jsonb not null,
      purpose text not null,
      by_kind text not null check (by_kind in ('admin', 'operator')),
      by_id uuid not null,
      by_name text not null,
      language text not null,
      state text not null check (state in ('making', 'ready', 'refused', 'failed')),
      reason text,
      rows integer,
      bytes bigint,
      has_restricted boolean not null default false,
      created_at timestamptz not null,
      finished_at timestamptz,
      forgotten_at timestamptz,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`create index exports_by_day on exports (partner_id, created_at)`.execute(db)
  await keepPartnersApart(db, 'exports')
  await refuseUnloggedChanges(db, 'exports')
}
