import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { changePartner } from '../../../testing/change-partner.ts'
import { nameMeteredHomes } from '../../../testing/metered-homes.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let test: TestApp
let owner: Record<string, string>
let key = ''
let homes: string[] = []
const NOW = new Date('2026-03-02T12:00:00Z')
const START = Date.UTC(2025, 0, 1, 6) / 1000
const HOUR = 3600
const series = { fuel: 'electricity', unit: 'kWh', direction: 'import', step: HOUR, point: 'E-1' }

beforeAll(async () => {
  test = await testApp({ now: () => NOW })
  owner = await test.signIn('homeowner@lakeshore.test')
  homes = await nameMeteredHomes(test, { account: '00-4417 229-a', owner })
  const admin = await test.signIn('admin@lakeshore.test')
  const made = await test.app.inject({
    method: 'POST',
    url: '/api/admin/v1/api_keys',
    headers: admin,
    payload: { name: 'Meters', scopes: ['readings_write'] },
  })
  key = made.json().data.attributes.key
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('meter_series').execute()
  await test.db.deleteFrom('consents').execute()
  await test.db.deleteFrom('outbox').execute()
})

const of = (more: object = {}, values: number[] = [1, 2, 3]) => ({
  home: { account_number: '004417229A', site_number: 'S0' },
  series,
  readings: [{ start: START, seconds: HOUR, values }],
  ...more,
})
const post = (payload: object, bearer = key, host = 'lakeshore.localhost') =>
  test.app.inject({
    method: 'POST',
    url: '/api/outward/v1/readings',
    payload,
    headers: { host, authorization: `Bearer ${bearer}` },
  })
async function send(...all: object[]) {
  const answer = await post({ series: all })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.attributes.series
}
async function consent(home = homes[0]): Promise<string> {
  const url = `/api/v1/consents/of_building/${home}`
  const [{ purpose, version }] = (await test.app.inject({ url, headers: owner })).json().meta.offered
  const given = await test.app.inject({
    method: 'POST',
    url,
    headers: owner,
    payload: { purpose, version },
  })
  return given.json().data.id
}
const listed = async (home = homes[0]) =>
  (await test.app.inject({ url: `/api/v1/meter_series/of_building/${home}`, headers: owner })).json().data

it('are stored at the home of the account and site, and sent again change nothing', async () => {
  await consent()
  const [first] = await send(of())
  expect(first).toMatchObject({ home_id: homes[0], saved: { added: 3, unchanged: 0 } })
  expect((await send(of()))[0]).toMatchObject({
    series_id: first.series_id,
    saved: { added: 0, unchanged: 3 },
  })
  expect((await listed())[0].attributes).toMatchObject({ source: 'api', count: 3 })
  expect(await listed(homes[1])).toEqual([])
})

it('are announced to the partner’s systems when they change something, and what a person brings is not', async () => {
  await consent()
  const [first] = await send(of())
  await send(of())
  await send(of({}, [1, 5, 3, 4]))
  await test.app.inject({
    method: 'POST',
    url: `/api/v1/meter_series/of_building/${homes[0]}`,
    headers: owner,
    payload: { series: { ...series, point: 'own' }, readings: of().readings },
  })
  const told = await test.db.selectFrom('outbox').select(['type', 'data']).orderBy('id').execute()
  const whose = { building_id: homes[0], series_id: first.series_id, from: '2025-01-01T06:00:00.000Z' }
  expect(told.filter(({ type }) => type === 'readings.received').map(({ data }) => data)).toEqual([
    { ...whose, to: '2025-01-01T09:00:00.000Z', added: 3, corrected: 0 },
    { ...whose, to: '2025-01-01T10:00:00.000Z', added: 1, corrected: 1 },
  ])
})

it('are not taken without consent, of no home that is known, or where they cannot be right; the others are', async () => {
  await consent()
  const answers = await send(
    of({ home: { account_number: '004417229A', site_number: 'S1' } }),
    of({ home: { account_number: '004417229A', site_number: 'S77' } }),
    of({ home: { account_number: '999' } }),
    of({}, [1, -2]),
    of({ series: { ...series, step: 900 } }),
    of(),
  )
  const why = answers.map((each: { not_taken?: string }) => each.not_taken ?? 'taken')
  expect(why).toEqual(['no_consent', 'no_home', 'no_account', 'negative', 'wrong_length', 'taken'])
  expect((await send(of({ confirmed: ['negative'] }, [1, -2])))[0].saved).toMatchObject({ corrected: 1 })
})

it('stop when the person withdraws, and are erased if they ask', async () => {
  const id = await consent()
  await send(of())
  const payload = { erase: true }
  const url = `/api/v1/consents/${id}/withdraw`
  const withdrawn = await test.app.inject({ method: 'POST', url, headers: owner, payload })
  expect(withdrawn.json().data.attributes).toMatchObject({ state: 'withdrawn', erased: 1 })
  expect(await listed()).toEqual([])
  expect(await send(of())).toEqual([{ not_taken: 'consent_withdrawn' }])
  expect(await listed()).toEqual([])
})

it('come under the terms of the programs where the partner says so, which is recorded and can be withdrawn', async () => {
  await changePartner(test, 'lakeshore', { settings: { meter_import_basis: 'program_terms' } })
  expect((await send(of()))[0]).toMatchObject({ saved: { added: 3 } })
  const url = `/api/v1/consents/of_building/${homes[0]}`
  const { data } = (await test.app.inject({ url, headers: owner })).json()
  expect(data).toMatchObject([{ attributes: { basis: 'program_terms', state: 'effective' } }])
  expect(data[0].attributes.text).toContain('terms of its programs')
  await test.app.inject({
    method: 'POST',
    url: `/api/v1/consents/${data[0].id}/withdraw`,
    headers: owner,
    payload: { erase: false },
  })
  expect(await send(of())).toEqual([{ not_taken: 'consent_withdrawn' }])
})

it('are for a key that may send them, of homes of its own partner, and bounded', async () => {
  expect((await post({ series: [of()] }, 'hlk_nothing')).statusCode).toBe(401)
  expect((await post({ series: [of()] }, key, 'tejo.localhost')).statusCode).toBe(401)
  expect((await post({ series: Array.from({ length: 101 }, () => of()) })).statusCode).toBe(422)
  const admin = await test.signIn('admin@lakeshore.test')
  const made = await test.app.inject({
    method: 'POST',
    url: '/api/admin/v1/api_keys',
    headers: admin,
    payload: { name: 'Reader', scopes: ['homes'] },
  })
  expect((await post({ series: [of()] }, made.json().data.attributes.key)).statusCode).toBe(403)
})
