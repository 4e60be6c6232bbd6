import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** Amounts that one person alone may not approve, and what the second said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_approvals (
      partner_id uuid not null references partners (id),
      id uuid not null,
      application_id uuid not null,
      status text not null,
      status_at timestamptz not null,
      to_status text not null,
      amount numeric(14, 2) not null,
      why text not null check (why in ('cap', 'left')),
      reason text not null,
      message text not null,
      by_id uuid not null,
      by_name text not null,
      created_at timestamptz not null,
      outcome text check (outcome in ('confirmed', 'refused', 'replaced')),
      decided_at timestamptz,
      decided_by_name text,
      primary key (partner_id, id),
      foreign key (partner_id, application_id) references applications (partner_id, id) on delete cascade
    )`.execute(db)
  await sql`create unique index waiting_approvals_open on waiting_approvals (partner_id, application_id)
    where outcome is null`.execute(db)
  await sql`create index waiting_approvals_of_application on waiting_approvals (partner_id, application_id)`.execute(
    db,
  )
  await keepPartnersApart(db, 'waiting_approvals')
  await refuseUnloggedChanges(db, 'waiting_approvals')
}
