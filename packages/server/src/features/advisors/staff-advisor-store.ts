import type { CatalogueDictionaries } from '@hearthlight/domain/incentives/incentive-catalogue'
import type { AdvisorInput, AdvisorQuery } from '@hearthlight/domain/scheduling/staff-advisor'
import { sql } from 'kysely'
import { keysetPage } from '../../platform/database/queries/keyset.ts'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

type Coming = { readonly free: number; readonly booked: number }

const coming = (now: Date) => sql<Coming>`(
  select jsonb_build_object('free', count(*) filter (where b.id is null), 'booked', count(b.id))
  from timeslots t left join bookings b on b.partner_id = t.partner_id and b.timeslot_id = t.id
  where t.partner_id = energy_advisors.partner_id and t.energy_advisor_id = energy_advisors.id
    and t.withdrawn_at is null and t.start_at >= ${now})`

const projectTypes = sql<string[]>`(
  select coalesce(jsonb_agg(a.project_type_id), '[]') from energy_advisor_project_types a
  where a.partner_id = energy_advisors.partner_id and a.energy_advisor_id = energy_advisors.id)`

const advisors = (db: PartnerDb, { partnerId }: InPartner, now: Date) =>
  db
    .selectFrom('energy_advisors')
    .leftJoin('admins', (join) => samePartner(join, 'admins.id', 'energy_advisors.admin_id'))
    .selectAll('energy_advisors')
    .select(['admins.name as staff_name', 'admins.joined_at', 'admins.switched_off_at'])
    .select([coming(now).as('coming'), projectTypes.as('project_type_ids')])
    .where('energy_advisors.partner_id', '=', partnerId)

export type StoredAdvisor = NonNullable<Awaited<ReturnType<typeof findStaffAdvisor>>>

export const listStaffAdvisors = (
  db: PartnerDb,
  scope: InPartner,
  { q = '', active, ...page }: AdvisorQuery,
  now: Date,
) => {
  const begins = `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return keysetPage(
    advisors(db, scope, now)
      .$if(active !== undefined, (query) => query.where('is_active', '=', active === 'yes'))
      .$if(q !== '', (query) =>
        query.where(
          sql<boolean>`(lower(energy_advisors.name) like ${begins} or lower(energy_advisors.name) like ${`% ${begins}`}
            or energy_advisors.email like ${begins})`,
        ),
      ),
    page,
    {
      sorts: { name: { by: sql`lower(energy_advisors.name)`, kind: 'text' } },
      id: { by: sql.ref('energy_advisors.id'), kind: 'uuid' },
    },
  )
}

export const findStaffAdvisor = (db: PartnerDb, scope: InPartner, id: string, now: Date) =>
  advisors(db, scope, now).where('energy_advisors.id', '=', id).executeTakeFirst()

/** The revision of an advisor whom nobody else can change until the transaction ends. */
export const lockAdvisor = (db: ChangeDb, { partnerId }: InPartner, id: string) =>
  db
    .selectFrom('energy_advisors')
    .select('revision')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Whether another advisor has this address. */
export async function isEmailTaken(
  db: PartnerDb,
  { partnerId }: InPartner,
  email: string,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('energy_advisors')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('email', '=', email)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes an advisor over the one that is there, with the kinds of work. Staff of the same address are the same person. */
export async function writeAdvisor(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  { project_type_ids, ...advisor }: AdvisorInput,
): Promise<void> {
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
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'id']).doUpdateSet((row) => ({
        ...advisor,
        admin_id: row.ref('excluded.admin_id'),
        revision: sql<number>`energy_advisors.revision + 1`,
      })),
    )
    .execute()
  await db
    .deleteFrom('energy_advisor_project_types')
    .where('partner_id', '=', partnerId)
    .where('energy_advisor_id', '=', id)
    .execute()
  const types = [...new Set(project_type_ids)]
  if (types.length > 0)
    await db
      .insertInto('energy_advisor_project_types')
      .values(
        types.map((project_type_id) => ({ partner_id: partnerId, energy_advisor_id: id, project_type_id })),
      )
      .execute()
}

/** Whoever of the staff has the address of an advisor is that advisor. */
export async function joinAdvisor(
  db: ChangeDb,
  { partnerId }: InPartner,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await db
    .updateTable('energy_advisors')
    .set({ admin_id: id })
    .where('partner_id', '=', partnerId)
    .where('email', '=', email)
    .execute()
}

/** The partner's kinds of work and how its catalogue calls them. */
export async function listProjectTypes(db: PartnerDb, { partnerId }: InPartner) {
  const types = await db
    .selectFrom('project_types')
    .select(['id', 'code'])
    .where('partner_id', '=', partnerId)
    .execute()
  const row = await db
    .selectFrom('incentive_dictionaries')
    .select('definition')
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()
  const names: CatalogueDictionaries['project_types'] = row?.definition.project_types ?? {}
  return types.map(({ id, code }) => ({ id, code, names: names[code] }))
}
