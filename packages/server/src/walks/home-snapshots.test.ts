import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChangeDb } from '../platform/database/schema.ts'
import { changeRows } from '../testing/database/change-rows.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { SignedIn } from '../testing/test-sign-in.ts'

const DAY_MS = 86_400_000
/** The first audit starts a thread, which takes long on a busy machine. */
const COLD_START_MS = 90_000
let moment = new Date()
let test: TestApp
let me: SignedIn
let home: string
let audit: string

beforeAll(async () => {
  test = await testApp({ now: () => moment })
  me = await test.signIn('homeowner@lakeshore.test')
  const { records } = await read('/api/v1/buildings/')
  const assessed = records.data.find(
    (each: { attributes: { extra_info: { virtual_audit: string | null } } }) =>
      each.attributes.extra_info.virtual_audit !== null,
  )
  home = assessed.id
  audit = assessed.attributes.extra_info.virtual_audit
  await offers()
}, COLD_START_MS)
afterAll(() => test.close())

const read = async (url: string) => {
  const response = await test.app.inject({ url, headers: me })
  expect(response.statusCode, response.body.slice(0, 500)).toBe(200)
  return response.json()
}
type Offer = { attributes: { code: string; title: string; energy_advisor_ids: string[] } }
const offers = async (): Promise<Offer[]> => (await read(`/api/v2/offers?building_id=${home}`)).data
const offer = async (code: string) =>
  (await offers()).find(({ attributes }) => attributes.code === code)?.attributes
const change = (work: (db: ChangeDb) => Promise<unknown>) =>
  changeRows(test.db, test.partners.lakeshore.id, work)

const rename = (db: ChangeDb, title: string) =>
  db
    .updateTable('incentives')
    .set({ definition: sql`jsonb_set(definition, '{title,en}', to_jsonb(${title}::text))` })
    .where('code', '=', 'air-sealing')
    .execute()

it('shows each change of the catalogue with the next request, also two of one transaction', async () => {
  expect(await offers()).toEqual(await offers())
  await change(async (db) => {
    await rename(db, 'One')
    await rename(db, 'Two')
  })
  expect((await offer('air-sealing'))?.title).toBe('Two')
  await change((db) => rename(db, 'Three'))
  expect((await offer('air-sealing'))?.title).toBe('Three')
})

it('shows each change of the dictionaries', async () => {
  const says = 'We deliver here.'
  expect(JSON.stringify(await offers())).not.toContain(says)
  await change((db) =>
    db
      .updateTable('incentive_dictionaries')
      .set({
        definition: sql`jsonb_set(definition, '{conditions,lakeshore-electric,says,en}', to_jsonb(${says}::text))`,
      })
      .execute(),
  )
  expect(JSON.stringify(await offers())).toContain(says)
})

it('shows an advisor no longer whom staff let rest', async () => {
  const [advisor] = (await offer('air-sealing'))?.energy_advisor_ids ?? []
  expect(advisor).toBeDefined()
  await change((db) =>
    db
      .updateTable('energy_advisors')
      .set({ is_active: false })
      .where('id', '=', advisor ?? '')
      .execute(),
  )
  expect((await offer('air-sealing'))?.energy_advisor_ids).not.toContain(advisor)
})

it('shows who advises on a kind of work no longer', async () => {
  expect((await offer('air-sealing'))?.energy_advisor_ids).not.toEqual([])
  await change((db) => db.deleteFrom('energy_advisor_project_types').execute())
  expect((await offer('air-sealing'))?.energy_advisor_ids).toEqual([])
})

it('shows another moment of the audit', async () => {
  const url = `/api/v1/virtual_audit/virtual_audits/${audit}`
  const [before, at] = [await read(url), new Date('2026-01-02T03:04:05.000Z')]
  await change((db) =>
    db.updateTable('virtual_audits').set({ computed_at: at }).where('id', '=', audit).execute(),
  )
  const after = await read(url)
  expect(after.data.attributes).toEqual({ ...before.data.attributes, computed_at: at.toISOString() })
})

it('places the offers by the day it is', async () => {
  const placesNow = await offers()
  moment = new Date(moment.getTime() + 10 * 365 * DAY_MS)
  me = await test.signIn('homeowner@lakeshore.test')
  expect(await offers()).not.toEqual(placesNow)
})
