import { plainZip } from '@hearthlight/domain/scheduling/advisor-area'
import { type Generated, sql } from 'kysely'
import type { OwnedBy } from '../../platform/access.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { InPartner } from '../../platform/scope.ts'

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
  /** What the person asked about. */
  incentive_id: string
  created_at: Date
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    energy_advisors: EnergyAdvisors
    energy_advisor_project_types: { partner_id: string; energy_advisor_id: string; project_type_id: string }
    energy_advisor_assignments: EnergyAdvisorAssignments
  }
}

export type Advisor = { readonly id: string; readonly name: string; readonly email: string }

const advisorsOf = (db: PartnerDb, { partnerId }: InPartner, projectTypeId: string) =>
  db
    .selectFrom('energy_advisors')
    .innerJoin('energy_advisor_project_types as advised', (join) =>
      join
        .onRef('advised.partner_id', '=', 'energy_advisors.partner_id')
        .onRef('advised.energy_advisor_id', '=', 'energy_advisors.id'),
    )
    .select(['energy_advisors.id', 'energy_advisors.name', 'energy_advisors.email'])
    .where('energy_advisors.partner_id', '=', partnerId)
    .where('advised.project_type_id', '=', projectTypeId)
    .where('energy_advisors.is_active', '=', true)

export const listAdvisors = (db: PartnerDb, scope: InPartner, projectTypeId: string): Promise<Advisor[]> =>
  advisorsOf(db, scope, projectTypeId).orderBy('name').orderBy('id').execute()

/** Of those who go there the one with the fewest homes to look after, of these the one who came first. */
export const findLeastAssigned = (
  db: PartnerDb,
  scope: InPartner,
  projectTypeId: string,
  zip: string | null,
): Promise<Advisor | undefined> =>
  advisorsOf(db, scope, projectTypeId)
    .where(
      sql<boolean>`(cardinality(energy_advisors.zips) = 0
        or exists (select from unnest(energy_advisors.zips) zip where starts_with(${plainZip(zip ?? '')}, zip)))`,
    )
    .orderBy((row) =>
      row
        .selectFrom('energy_advisor_assignments')
        .select((select) => select.fn.countAll().as('count'))
        .whereRef('energy_advisor_assignments.partner_id', '=', 'energy_advisors.partner_id')
        .whereRef('energy_advisor_assignments.energy_advisor_id', '=', 'energy_advisors.id'),
    )
    .orderBy('energy_advisors.id')
    .executeTakeFirst()

export const findAdvisor = (
  db: PartnerDb,
  scope: InPartner,
  projectTypeId: string,
  id: string,
): Promise<Advisor | undefined> =>
  advisorsOf(db, scope, projectTypeId).where('energy_advisors.id', '=', id).executeTakeFirst()

export type Assignment = {
  readonly building_id: string
  readonly project_type_id: string
  readonly energy_advisor_id: string
  readonly incentive_id: string
}

/** Answers the id; undefined where the home has an advisor for that kind of work already. */
export async function insertAssignment(
  db: ChangeDb,
  { partnerId }: OwnedBy,
  assignment: Assignment,
  at: Date,
): Promise<string | undefined> {
  const row = await db
    .insertInto('energy_advisor_assignments')
    .values({ partner_id: partnerId, id: newId(), ...assignment, created_at: at })
    .onConflict((conflict) => conflict.constraint('one_advisor_a_project_type').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const findAssignment = (
  db: PartnerDb,
  { partnerId }: InPartner,
  buildingId: string,
  projectTypeId: string,
) =>
  db
    .selectFrom('energy_advisor_assignments as assigned')
    .innerJoin('energy_advisors', (join) =>
      join
        .onRef('energy_advisors.partner_id', '=', 'assigned.partner_id')
        .onRef('energy_advisors.id', '=', 'assigned.energy_advisor_id'),
    )
    .select(['assigned.id', 'energy_advisors.id as advisor_id', 'energy_advisors.name'])
    .where('assigned.partner_id', '=', partnerId)
    .where('assigned.building_id', '=', buildingId)
    .where('assigned.project_type_id', '=', projectTypeId)
    .executeTakeFirst()

type NewAdvisor = Omit<Advisor, 'id'> & { readonly projectTypes: readonly string[] }

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
