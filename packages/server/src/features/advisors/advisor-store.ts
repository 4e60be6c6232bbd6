import type { StaffHome } from '@hearthlight/domain/assessment/result/staff-home'
import { plainZip } from '@hearthlight/domain/scheduling/advisor-area'
import { type Generated, sql } from 'kysely'
import type { OwnedBy } from '../../platform/access/access.ts'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'

type EnergyAdvisors = {
  partner_id: string
  id: string
  name: string
  /** Where requests of people go. */
  email: string
  admin_id: string | null
  phone: Generated<string>
  languages: Generated<string[]>
  /** Beginnings of the postal codes they visit; none: everywhere. */
  zips: Generated<string[]>
  /** Where it is not that of the partner. */
  time_zone: Generated<string | null>
  /** Who is not is offered to nobody; the visits they have stay. */
  is_active: Generated<boolean>
  /** Grows with every change by staff. */
  revision: Generated<number>
}

type EnergyAdvisorAssignments = {
  partner_id: string
  id: string
  building_id: string
  project_type_id: string
  energy_advisor_id: string
  /** What the person asked about first. */
  incentive_id: string
  /** All that they asked about since, the first included. */
  incentive_ids: string[]
  created_at: Date
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    energy_advisors: EnergyAdvisors
    energy_advisor_project_types: { partner_id: string; energy_advisor_id: string; project_type_id: string }
    energy_advisor_assignments: EnergyAdvisorAssignments
  }
}

export type Advisor = Pick<EnergyAdvisors, 'id' | 'name' | 'email' | 'admin_id'>

const advisorsOf = (db: PartnerDb, { partnerId }: InPartner, projectTypeId: string) =>
  db
    .selectFrom('energy_advisors')
    .innerJoin('energy_advisor_project_types as advised', (join) =>
      samePartner(join, 'advised.energy_advisor_id', 'energy_advisors.id'),
    )
    .select([
      'energy_advisors.id',
      'energy_advisors.name',
      'energy_advisors.email',
      'energy_advisors.admin_id',
    ])
    .where('energy_advisors.partner_id', '=', partnerId)
    .where('advised.project_type_id', '=', projectTypeId)
    .where(sql<boolean>`is_offered(energy_advisors)`)

export const listAdvisors = (db: PartnerDb, scope: InPartner, projectTypeId: string): Promise<Advisor[]> =>
  advisorsOf(db, scope, projectTypeId).orderBy('name').orderBy('id').execute()

const goesTo = (zip: string | null) =>
  sql<boolean>`(cardinality(energy_advisors.zips) = 0
    or exists (select from unnest(energy_advisors.zips) zip where starts_with(${plainZip(zip ?? '')}, zip)))`

/** Of those who go there the one with the fewest homes to look after, of these the one who came first. */
export const findLeastAssigned = (
  db: PartnerDb,
  scope: InPartner,
  projectTypeId: string,
  zip: string | null,
): Promise<Advisor | undefined> =>
  advisorsOf(db, scope, projectTypeId)
    .where(goesTo(zip))
    .orderBy((row) =>
      row
        .selectFrom('energy_advisor_assignments')
        .select((select) => select.fn.countAll().as('count'))
        .whereRef('energy_advisor_assignments.partner_id', '=', 'energy_advisors.partner_id')
        .whereRef('energy_advisor_assignments.energy_advisor_id', '=', 'energy_advisors.id'),
    )
    .orderBy('energy_advisors.id')
    .executeTakeFirst()

/** One who goes there. */
export const findAdvisor = (
  db: PartnerDb,
  scope: InPartner,
  projectTypeId: string,
  id: string,
  zip: string | null,
): Promise<Advisor | undefined> =>
  advisorsOf(db, scope, projectTypeId)
    .where(goesTo(zip))
    .where('energy_advisors.id', '=', id)
    .executeTakeFirst()

export type Assignment = {
  readonly building_id: string
  readonly project_type_id: string
  readonly energy_advisor_id: string
  readonly incentive_id: string
}

/**
 * Adds what was asked about to what the home's advisor for that kind of work has, or gives the home one. Undefined where
 * the advisor was asked about it before.
 */
export async function saveAssignment(
  db: ChangeDb,
  { partnerId }: OwnedBy,
  assignment: Assignment,
  at: Date,
): Promise<{ readonly id: string; readonly energy_advisor_id: string } | undefined> {
  const { incentive_id } = assignment
  return await db
    .insertInto('energy_advisor_assignments')
    .values({
      partner_id: partnerId,
      id: newId(),
      ...assignment,
      incentive_ids: [incentive_id],
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('one_advisor_a_project_type')
        .doUpdateSet({
          incentive_ids: sql`array_append(energy_advisor_assignments.incentive_ids, ${incentive_id}::uuid)`,
        })
        .where(sql<boolean>`not ${incentive_id}::uuid = any(energy_advisor_assignments.incentive_ids)`),
    )
    .returning(['id', 'energy_advisor_id'])
    .executeTakeFirst()
}

export type AssignedAdvisor = Advisor & { readonly assignment_id: string }

/** Who looks after a kind of work at a home. */
export const findAssignment = (
  db: PartnerDb,
  { partnerId }: InPartner,
  { building_id, project_type_id }: Pick<Assignment, 'building_id' | 'project_type_id'>,
): Promise<AssignedAdvisor | undefined> =>
  db
    .selectFrom('energy_advisor_assignments as assigned')
    .innerJoin('energy_advisors', (join) =>
      samePartner(join, 'energy_advisors.id', 'assigned.energy_advisor_id'),
    )
    .select(['assigned.id as assignment_id'])
    .select([
      'energy_advisors.id',
      'energy_advisors.name',
      'energy_advisors.email',
      'energy_advisors.admin_id',
    ])
    .where('assigned.partner_id', '=', partnerId)
    .where('assigned.building_id', '=', building_id)
    .where('assigned.project_type_id', '=', project_type_id)
    .executeTakeFirst()

/** What was asked of advisors for a home, for staff: the oldest first. */
export async function listRequests(
  db: PartnerDb,
  { partnerId, language }: InPartner & Pick<Scope, 'language'>,
  buildingId: string,
): Promise<StaffHome['advisor_requests']> {
  const rows = await db
    .selectFrom('energy_advisor_assignments as assigned')
    .innerJoin('energy_advisors', (join) =>
      samePartner(join, 'energy_advisors.id', 'assigned.energy_advisor_id'),
    )
    .select(['assigned.id', 'energy_advisors.name', 'assigned.created_at'])
    .select((row) =>
      row
        .selectFrom('incentives')
        .select(
          sql<string[]>`array_agg(incentives.definition -> 'title' ->> ${language}
            order by array_position(assigned.incentive_ids, incentives.id))`.as('titles'),
        )
        .whereRef('incentives.partner_id', '=', 'assigned.partner_id')
        .where(sql<boolean>`incentives.id = any(assigned.incentive_ids)`)
        .as('titles'),
    )
    .where('assigned.partner_id', '=', partnerId)
    .where('assigned.building_id', '=', buildingId)
    .orderBy('assigned.created_at')
    .orderBy('assigned.id')
    .execute()
  return rows.map(({ id, name, created_at, titles }) => ({
    id,
    advisor: name,
    incentives: titles ?? [],
    asked_at: created_at.toISOString(),
  }))
}

type NewAdvisor = Pick<Advisor, 'name' | 'email'> & { readonly projectTypes: readonly string[] }

/** An advisor with the kinds of work they advise on; an admin of the same address is the same person. */
export async function insertAdvisor(
  db: ChangeDb,
  { partnerId }: InPartner,
  { projectTypes, ...advisor }: NewAdvisor,
): Promise<void> {
  const id = newId()
  await db
    .insertInto('energy_advisors')
    .values((row) => ({
      partner_id: partnerId,
      id,
      ...advisor,
      admin_id: row
        .selectFrom('admins')
        .select('admins.id')
        .where('admins.partner_id', '=', partnerId)
        .where('admins.email', '=', advisor.email),
    }))
    .execute()
  await db
    .insertInto('energy_advisor_project_types')
    .columns(['partner_id', 'energy_advisor_id', 'project_type_id'])
    .expression((row) =>
      row
        .selectFrom('project_types')
        .select(['partner_id', row.val(id).as('energy_advisor_id'), 'id'])
        .where('partner_id', '=', partnerId)
        .where('code', 'in', projectTypes),
    )
    .execute()
}
