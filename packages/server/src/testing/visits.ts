import { sql } from 'kysely'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './test-app.ts'

type Rows = Pick<TestApp, 'db' | 'partners'>

const VISIT_MS = 2 * 3_600_000

type Like = {
  readonly code?: string
  readonly count?: number
  readonly status?: string
  readonly scheduledBy?: 'user' | 'manager' | null
}

/** Applications of the homeowner of Lakeshore for an incentive, as many as told; answers their ids. */
export async function addApplications(
  { db, partners }: Rows,
  { code = 'basement-insulation', count = 1, status = 'submitted', scheduledBy = null }: Like = {},
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into applications (partner_id, id, user_id, building_id, kind, incentive_id, project_type_id, status,
      scheduled_by, created_at, updated_at)
    select i.partner_id, gen_random_uuid(), b.user_id, b.id, i.kind, i.id, i.project_type_id, ${status},
      ${scheduledBy}::text, now(), now()
    from incentives i
    join users u on u.partner_id = i.partner_id and u.email = 'homeowner@lakeshore.test'
    join lateral (select * from buildings where partner_id = u.partner_id and user_id = u.id
      and fields ->> 'address1' = '418 Birchwood Lane') b on true
    cross join generate_series(1, ${count}::int)
    where i.partner_id = ${partners.lakeshore.id} and i.code = ${code}
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function addApplication(app: Rows, like: Omit<Like, 'count'> = {}): Promise<string> {
  const [id] = await addApplications(app, like)
  if (id === undefined) throw new Error('the demo has no such incentive')
  return id
}

export async function advisorOf({ db }: Rows, email = 'advisor@lakeshore.test'): Promise<string> {
  const { id } = await db
    .selectFrom('energy_advisors')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

/** As after somebody asked this advisor about the incentive of the application. */
export async function assignAdvisor({ db }: Rows, applicationId: string, advisorId: string): Promise<void> {
  await sql`
    insert into energy_advisor_assignments
      (partner_id, id, building_id, project_type_id, energy_advisor_id, incentive_id, incentive_ids, created_at)
    select partner_id, gen_random_uuid(), building_id, project_type_id, ${advisorId}, incentive_id,
      array[incentive_id], now() from applications where id = ${applicationId}`.execute(db)
}

/** The demo's first home becomes a flat. */
export async function makeFlat({ db }: Rows, unit: string): Promise<void> {
  await sql`update buildings set fields = fields || jsonb_build_object('address2', ${unit}::text)
    where fields ->> 'address1' = '418 Birchwood Lane'`.execute(db)
}

export async function bookTimeslot({ db }: Rows, timeslotId: string, applicationId: string): Promise<void> {
  await sql`insert into bookings (partner_id, id, timeslot_id, application_id, building_id, user_id, site, booked_at)
    select partner_id, gen_random_uuid(), ${timeslotId}, id, building_id, user_id, 'https://x.test', now()
    from applications where id = ${applicationId} on conflict do nothing`.execute(db)
}

type Slot = {
  readonly email?: string
  readonly withdrawn?: boolean
  readonly status?: string
  readonly minutes?: number
}

/** A timeslot of two hours unless told; answers its id. */
export async function addTimeslot(app: Rows, start: string, slot: Slot = {}): Promise<string> {
  const id = newId()
  await app.db
    .insertInto('timeslots')
    .values({
      partner_id: app.partners.lakeshore.id,
      id,
      energy_advisor_id: await advisorOf(app, slot.email),
      start_at: new Date(start),
      finish_at: new Date(
        Date.parse(start) + (slot.minutes === undefined ? VISIT_MS : slot.minutes * 60_000),
      ),
      title: 'Home visit',
      ...(slot.status !== undefined && { status: slot.status }),
      ...(slot.withdrawn && { withdrawn_at: new Date(start) }),
    })
    .execute()
  return id
}

/** No bookings, no timeslots, and no applications but those of the demo. */
export async function clearVisits({ db }: Rows): Promise<void> {
  await db.deleteFrom('bookings').execute()
  await db.deleteFrom('timeslots').execute()
  await sql`delete from applications where incentive_id in
    (select id from incentives where code <> 'smart-thermostat')`.execute(db)
}
