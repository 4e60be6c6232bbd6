import { sql } from 'kysely'
import type { TestApp } from '../test-app.ts'

type Rows = Pick<TestApp, 'db'>

/** The buildings the tests make. */
export const inElmStreet = sql<boolean>`fields ->> 'address1' like '%Elm Street%'`

/** Puts `count` more rows like this building beside it. */
export async function multiplyBuilding({ db }: Rows, id: string, count: number): Promise<void> {
  await sql`
    insert into buildings (partner_id, id, user_id, fields, virtual_audit_mode, extra_info, prefilled_fields)
    select partner_id, gen_random_uuid(), user_id, fields, virtual_audit_mode, extra_info, prefilled_fields
    from buildings, generate_series(1, ${count}::int) where id = ${id}`.execute(db)
}

/** The rights a Fulfill account brings for its sites. */
export async function setSitePermission({ db }: Rows, email: string, rights: string): Promise<void> {
  await sql`update users set extra_info = extra_info || jsonb_build_object('fulfill_site_permission', ${rights}::text)
    where email = ${email}`.execute(db)
}

/** While `work` runs, another table refers to the building, by the key of applications or another one. */
export async function whileHeld(
  { db, partners }: Pick<TestApp, 'db' | 'partners'>,
  buildingId: string,
  key: string,
  work: () => Promise<void>,
): Promise<void> {
  await sql`create table held (partner_id uuid, building_id uuid,
    constraint ${sql.ref(key)} foreign key (partner_id, building_id) references buildings (partner_id, id))`.execute(
    db,
  )
  await sql`insert into held values (${partners.lakeshore.id}, ${buildingId})`.execute(db)
  try {
    await work()
  } finally {
    await sql`drop table held`.execute(db)
  }
}

/** As a home stands that was stored before there were limits to a zip. */
export async function storeZip({ db }: Rows, id: string, zip: string): Promise<void> {
  await sql`update buildings set fields = jsonb_set(fields, '{zip}', to_jsonb(${zip}::text)) where id = ${id}`.execute(
    db,
  )
}
