import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** Exports that are made again and again: what, by whom, how often, and when next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table export_schedules (
      partner_id uuid not null references partners (id),
      id uuid not null,
      choice jsonb not null,
      purpose text not null,
      rhythm text not null check (rhythm in ('day', 'week', 'month')),
      by_kind text not null check (by_kind in ('admin', 'operator')),
      by_id uuid not null,
      by_name text not null,
      language text not null,
      site text not null,
      next_at timestamptz not null,
      paused_at timestamptz,
      reason text,
      created_at timestamptz not null,
      primary key (partner_id, id)
    )`.execute(db)
  await sql`create index export_schedules_due on export_schedules (next_at) where paused_at is null`.execute(
    db,
  )
  await sql`alter table exports add column schedule_id uuid`.execute(db)
  await keepPartnersApart(db, 'export_schedules')
  await refuseUnloggedChanges(db, 'export_schedules')
}
