import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

/** What reviewers found of the rules that a document or a person settles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_findings (
      partner_id uuid not null references partners (id),
      application_id uuid not null,
      rule text not null,
      outcome text not null check (outcome in ('met', 'not_met')),
      by_id uuid,
      by_name text not null,
      at timestamptz not null,
      primary key (partner_id, application_id, rule),
      foreign key (partner_id, application_id) references applications (partner_id, id) on delete cascade
    )`.execute(db)
  await keepPartnersApart(db, 'application_findings')
  await refuseUnloggedChanges(db, 'application_findings')
}
