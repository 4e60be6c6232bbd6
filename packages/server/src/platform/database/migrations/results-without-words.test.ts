import { Migrator, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillWithTables, freshDatabase } from '../../../testing/test-database.ts'
import { newId } from '../../ids.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './index.ts'

const [partner, person, home, audit] = [newId(), newId(), newId(), newId()]
const WORDED = JSON.stringify({ label: 'Heating' })
const COMPUTED_AT = new Date('2026-11-01T10:00:00Z')
let database: Database

/** As the version before left it: a result a language, and the audit named on the building as well. */
async function fillAsBefore({ db }: Database): Promise<void> {
  await sql.raw('drop schema public cascade; create schema public').execute(db)
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const { error } = await new Migrator({ db, provider }).migrateTo('0090-partners-apart')
  if (error !== undefined) throw error
  await sql`insert into partners (id, code) values (${partner}, 'before')`.execute(db)
  await sql`insert into users (partner_id, id, email, name, user_type, language, extra_info)
    values (${partner}, ${person}, 'a@before.test', 'A', 'customer', 'en', '{}')`.execute(db)
  await sql`insert into buildings (partner_id, id, user_id, fields, virtual_audit_mode, extra_info) values
    (${partner}, ${home}, ${person}, '{}', 'lite',
      ${JSON.stringify({ building_name: 'Elm', virtual_audit: audit })}::jsonb)`.execute(db)
  await sql`insert into virtual_audits (partner_id, id, building_id, engine_version, basis, answers, computed_at)
    values (${partner}, ${audit}, ${home}, '1', 'as it was', '{}', ${COMPUTED_AT})`.execute(db)
  await sql`insert into virtual_audit_results values (${partner}, ${audit}, 'en', ${WORDED}::json),
    (${partner}, ${audit}, 'es', ${WORDED}::json)`.execute(db)
  await sql`insert into planned_results values (${partner}, ${home}, 'en', 'b', 'm', ${WORDED}::json),
    (${partner}, ${home}, 'es', 'b', 'm', ${WORDED}::json)`.execute(db)
}

beforeAll(async () => {
  database = await freshDatabase('empty', fillWithTables)
  await fillAsBefore(database)
  await migrate(database.db, [])
})
afterAll(() => database.close())

it('keeps the audit and forgets its words, to be made anew when it is next read', async () => {
  const audits = await database.db.selectFrom('virtual_audits').selectAll().execute()
  expect(audits).toMatchObject([{ id: audit, basis: 'as it was', result: null, computed_at: COMPUTED_AT }])
  expect(await database.db.selectFrom('planned_results').selectAll().execute()).toEqual([])
})
it('says by the audit alone which one a building has', async () => {
  const rows = await database.db.selectFrom('buildings').select('extra_info').execute()
  expect(rows).toEqual([{ extra_info: { building_name: 'Elm' } }])
})
