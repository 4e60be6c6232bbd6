import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { FEATURES } from '../features.ts'
import type { Database } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { allRows, type Row } from '../testing/database/all-rows.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { freshDatabase } from '../testing/test-database.ts'

/**
 * A database as the release before migration 0910 left it, whose statuses any feature wrote and whose answers held the words
 * of options: the demo, and what one successful call of every kind that writes made of it.
 */
const RELEASE = path.resolve(import.meta.dirname, '../testing/database/database-of-0520.sql.gz')

let database: Database
let test: TestApp
let before: Map<string, Row[]>
let after: Map<string, Row[]>
beforeAll(async () => {
  const script = gunzipSync(await readFile(RELEASE)).toString()
  database = await freshDatabase('release', async ({ db }) => {
    await sql.raw(script).execute(db)
  })
  before = await allRows(database)
  await migrate(database.db, FEATURES)
  after = await allRows(database)
  test = await testApp({ reach: async () => database })
})
afterAll(() => test?.close())

const rowsOf = (tables: Map<string, Row[]>, table: string): Row[] => tables.get(table) ?? []

/** A walk through a draft is begun anew, which the migration of options says. */
const BEGUN_ANEW = ['program_trials']
/** What holds options: words before, codes after. */
const HOLDS_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  program_versions: ['definition'],
  studio_drafts: ['document', 'base'],
  partner_versions: ['content'],
  application_answers: ['value'],
  application_measures: ['fields'],
}

/** New work brings new permissions, which go to the built-in roles that have them. */
const PERMISSIONS = 'default_permissions'

const only = (row: Row, names: readonly string[]) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name]])))

/** What passes by itself or is made anew, and the second steps of staff. */
const EMPTY = [
  ...['api_key_uses', 'application_leases', 'computation_claims', 'outbox', 'planned_results', 'refusals'],
  ...['report_files', 'sign_in_failures', 'sso_keys', 'sso_requests', 'sso_sessions', 'staff_challenges'],
  ...['staff_email_changes', 'staff_passkeys', 'staff_recovery_codes', 'staff_totp'],
  ...['webhook_attempts', 'webhook_failures'],
]

it('has data of every kind that lasts', () => {
  const empty = [...before].filter(([, rows]) => rows.length === 0).map(([table]) => table)
  expect(empty.sort()).toEqual(EMPTY)
})

it('loses no row and no value', () => {
  for (const [table, rows] of before) {
    if (BEGUN_ANEW.includes(table)) continue
    const apart = [...(HOLDS_OPTIONS[table] ?? []), ...(table === 'admins' ? [PERMISSIONS] : [])]
    const names = Object.keys(rows[0] ?? {}).filter((name) => !apart.includes(name))
    const kept = rowsOf(after, table).map((row) => only(row, names))
    expect([table, kept.sort()]).toEqual([table, rows.map((row) => only(row, names)).sort()])
  }
})

it('takes no permission from anybody', () => {
  const held = (rows: readonly Row[]) =>
    new Map(rows.map((row) => [row['id'], z.array(z.string()).parse(row[PERMISSIONS])]))
  const now = held(rowsOf(after, 'admins'))
  for (const [id, permissions] of held(rowsOf(before, 'admins')))
    expect(now.get(id)).toEqual(expect.arrayContaining(permissions))
})

type Option = { readonly code: string; readonly label: Readonly<Record<string, string>> }
const isOption = (value: object): value is Option => 'code' in value && 'label' in value

/** Every option of a definition, whatever asks for it. */
function optionsIn(value: unknown): Option[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(isOption(value) ? [value] : []), ...Object.values(value).flatMap(optionsIn)]
}

it('says every answer of before in the same words, by the code of its option', () => {
  const options = rowsOf(after, 'program_versions').flatMap(({ definition }) => optionsIn(definition))
  const meant = (words: unknown) =>
    options.filter(({ label }) => Object.values(label).some((each) => each === words)).map(({ code }) => code)
  const means = (code: unknown, words: unknown) =>
    meant(words).length === 0 ? code === words : meant(words).some((each) => each === code)
  const answersOf = (tables: Map<string, Row[]>) =>
    rowsOf(tables, 'application_answers').map(({ application_id, question, value }) => ({
      place: `${application_id} ${question}`,
      said: [(value as Row)['answer']].flat(),
    }))
  const now = new Map(answersOf(after).map(({ place, said }) => [place, said]))
  const chosen = answersOf(before).flatMap(({ said }) => said.filter((words) => meant(words).length > 0))
  expect(chosen.length).toBeGreaterThan(2)
  const lost = answersOf(before).filter(
    ({ place, said }) => !said.every((words, index) => means(now.get(place)?.[index], words)),
  )
  expect(lost).toEqual([])
})

it('serves the applications of before to their people', async () => {
  const people = new Map(rowsOf(before, 'users').map(({ id, email }) => [id, String(email)]))
  for (const { id, user_id, program_id } of rowsOf(before, 'applications')) {
    if (program_id === null || people.get(user_id)?.endsWith('@lakeshore.test') !== true) continue
    const headers = await test.signIn(people.get(user_id) ?? '')
    const url = '/api/v1/fulfill-integrate/projects'
    const { data } = (await test.app.inject({ url, headers })).json()
    expect(data.map((each: { id: string }) => each.id)).toContain(id)
  }
})
