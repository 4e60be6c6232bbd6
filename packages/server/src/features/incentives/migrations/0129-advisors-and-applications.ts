import { type Kysely, sql } from 'kysely'
import {
  keepPartnersApart,
  refuseUnloggedChanges,
} from '../../../platform/database/migrations/partner-policy.ts'

const TABLES = [
  'energy_advisors',
  'energy_advisor_project_types',
  'energy_advisor_assignments',
  'applications',
]

/** Advisors and the work they advise on, who looks after which home, and what people have applied for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await advisors(db)
  await sql`
    create table applications (
      partner_id uuid not null references partners (id),
      id uuid not null,
      user_id uuid not null,
      building_id uuid not null,
      incentive_id uuid not null,
      original_incentive_id uuid,
      kind text not null check (kind in ('Offer', 'Subsidy')),
      project_type_id uuid not null,
      quantity integer check (quantity > 0),
      status text not null,
      requested_edit text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (partner_id, id),
      constraint applications_user foreign key (partner_id, user_id) references users (partner_id, id) on delete cascade,
      constraint applications_building foreign key (partner_id, building_id) references buildings (partner_id, id),
      constraint applications_incentive foreign key (partner_id, incentive_id) references incentives (partner_id, id),
      constraint applications_project_type
        foreign key (partner_id, project_type_id) references project_types (partner_id, id)
    )`.execute(db)
  await sql`create index applications_of_user on applications (partner_id, user_id, created_at)`.execute(db)
  await sql`create index applications_of_building on applications (partner_id, building_id)`.execute(db)
  await sql`create index applications_of_incentive on applications (partner_id, incentive_id)`.execute(db)
  await sql`create index applications_of_type on applications (partner_id, project_type_id)`.execute(db)
  for (const table of TABLES) {
    await keepPartnersApart(db, table)
    await refuseUnloggedChanges(db, table)
  }
}

async function advisors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table energy_advisors (
      partner_id uuid not null references partners (id),
      id uuid not null,
      name text not null,
      email text not null,
      admin_id uuid,
      primary key (partner_id, id),
      unique (partner_id, email),
      constraint energy_advisors_admin foreign key (partner_id, admin_id) references admins (partner_id, id)
    )`.execute(db)
  await sql`create index energy_advisors_of_admin on energy_advisors (partner_id, admin_id)`.execute(db)
  await sql`
    create table energy_advisor_project_types (
      partner_id uuid not null references partners (id),
      energy_advisor_id uuid not null,
      project_type_id uuid not null,
      primary key (partner_id, project_type_id, energy_advisor_id),
      foreign key (partner_id, energy_advisor_id) references energy_advisors (partner_id, id) on delete cascade,
      foreign key (partner_id, project_type_id) references project_types (partner_id, id)
    )`.execute(db)
  await sql`create index energy_advisor_project_types_of_advisor
    on energy_advisor_project_types (partner_id, energy_advisor_id)`.execute(db)
  await sql`
    create table energy_advisor_assignments (
      partner_id uuid not null references partners (id),
      id uuid not null,
      building_id uuid not null,
      project_type_id uuid not null,
      energy_advisor_id uuid not null,
      incentive_id uuid not null,
      created_at timestamptz not null,
      primary key (partner_id, id),
      constraint one_advisor_a_project_type unique (partner_id, building_id, project_type_id),
      foreign key (partner_id, building_id) references buildings (partner_id, id) on delete cascade,
      foreign key (partner_id, project_type_id) references project_types (partner_id, id),
      foreign key (partner_id, energy_advisor_id) references energy_advisors (partner_id, id),
      foreign key (partner_id, incentive_id) references incentives (partner_id, id)
    )`.execute(db)
  await sql`create index assignments_of_type on energy_advisor_assignments (partner_id, project_type_id)`.execute(
    db,
  )
  await sql`create index assignments_of_advisor
    on energy_advisor_assignments (partner_id, energy_advisor_id)`.execute(db)
  await sql`create index assignments_of_incentive on energy_advisor_assignments (partner_id, incentive_id)`.execute(
    db,
  )
}
