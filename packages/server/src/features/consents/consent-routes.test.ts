import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let test: TestApp
let owner: Record<string, string>
let home = ''
let other = ''
let now = new Date('2026-03-02T12:00:00Z')
const OF_HOME = '/api/v1/consents/of_building'

async function setTime(text: string): Promise<void> {
  now = new Date(text)
  owner = await test.signIn('homeowner@lakeshore.test')
}
beforeAll(async () => {
  test = await testApp({ now: () => now })
  await setTime('2026-03-02T12:00:00Z')
  const list = (await call('GET', '/api/v1/buildings/')).json().records.data
  ;[home, other] = list.map(({ id }: { id: string }) => id)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('meter_series').execute()
  await test.db.deleteFrom('consents').execute()
})

const call = (method: 'GET' | 'POST', url: string, payload?: object, headers: object = owner) =>
  test.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
const read = async (of = home) => (await call('GET', `${OF_HOME}/${of}`)).json()
async function give(of = home) {
  const [{ purpose, version }] = (await read(of)).meta.offered
  return call('POST', `${OF_HOME}/${of}`, { purpose, version })
}
const withdraw = (id: string, erase: boolean, headers: object = owner) =>
  call('POST', `/api/v1/consents/${id}/withdraw`, { erase }, headers)
const titleOf = (answer: { json: () => { errors: { title: string }[] } }) => answer.json().errors[0]?.title
const store = (building_id: string, point: string, consents: readonly string[] = []) =>
  test.db
    .insertInto('meter_series')
    .values({
      partner_id: test.partners.lakeshore.id,
      id: newId(),
      building_id,
      point,
      consents: [...consents],
      fuel: 'electricity',
      unit: 'kWh',
      direction: 'import',
      step: 3600,
      source: 'utility',
      utility: '',
      label: '',
      corrected: 0,
      created_at: now,
      updated_at: now,
    })
    .execute()
const points = async () =>
  (await test.db.selectFrom('meter_series').select('point').orderBy('point').execute()).map(
    ({ point }) => point,
  )

it('is kept with the words as they were shown, their language and its end', async () => {
  const { data, meta } = await read()
  expect(data).toEqual([])
  expect(meta.offered).toMatchObject([{ purpose: 'utility_readings', ends_at: '2029-03-02T12:00:00.000Z' }])
  expect(meta.offered[0].text).toMatch(/Lakeshore .* for 36 months/)
  const given = await give()
  expect(given.statusCode, given.body).toBe(201)
  expect(given.json().data.attributes).toMatchObject({
    purpose: 'utility_readings',
    basis: 'person',
    language: 'en',
    state: 'effective',
    text: meta.offered[0].text,
    version: meta.offered[0].version,
    withdrawn_at: null,
  })
  const after = await read()
  expect(after.data).toHaveLength(1)
  expect(after.meta.offered).toEqual([])
  expect((await read(other)).data).toEqual([])
})

it('of other words than those that were read is refused', async () => {
  const answer = await call('POST', `${OF_HOME}/${home}`, { purpose: 'utility_readings', version: 'old' })
  expect([answer.statusCode, (await read()).data]).toEqual([409, []])
  expect(titleOf(answer)).toContain('worded anew')
})

it('ends by itself, is offered again, and given again takes the place of the one before', async () => {
  await give()
  await setTime('2029-03-02T12:00:00Z')
  const ended = await read()
  expect([ended.data[0].attributes.state, ended.meta.offered.length]).toEqual(['ended', 1])
  const again = await give()
  const { version } = again.json().data.attributes
  await call('POST', `${OF_HOME}/${home}`, { purpose: 'utility_readings', version })
  await setTime('2029-03-02T12:00:01Z')
  const states = (await read()).data.map((each: { attributes: { state: string } }) => each.attributes.state)
  expect(states).toEqual(['effective', 'ended', 'ended'])
  await setTime('2026-03-02T12:00:00Z')
})

it('withdrawn leaves what came, unless the person asks to have it erased: then only what came by it goes', async () => {
  const first = (await give()).json().data.id
  await store(home, 'brought')
  await store(home, 'sent', [first])
  await store(other, 'elsewhere', [(await give(other)).json().data.id])
  const kept = await withdraw(first, false)
  expect(kept.statusCode, kept.body).toBe(200)
  expect(kept.json().data.attributes).toMatchObject({ state: 'withdrawn', erased: 0 })
  expect(await points()).toEqual(['brought', 'elsewhere', 'sent'])
  expect((await withdraw(first, false)).statusCode).toBe(409)
  const second = (await give()).json().data.id
  const erased = await withdraw(second, true)
  expect(erased.json().data.attributes).toMatchObject({ state: 'withdrawn', erased: 1 })
  expect(await points()).toEqual(['brought', 'elsewhere'])
  const lines = await test.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'in', ['consent.give', 'consent.withdraw', 'meter_series.delete'])
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
  expect(lines.map(({ action }) => action).toSorted()).toEqual([
    ...['consent.give', 'consent.withdraw', 'consent.withdraw', 'meter_series.delete'],
  ])
})

it('of another person is not there, and nobody gives one in their place', async () => {
  const { id } = (await give()).json().data
  const stranger = await test.signIn('new@lakeshore.test')
  expect((await withdraw(id, true, stranger)).statusCode).toBe(404)
  expect((await call('GET', `${OF_HOME}/${home}`, undefined, stranger)).statusCode).toBe(404)
  const given = { purpose: 'utility_readings', version: 'any' }
  expect((await call('POST', `${OF_HOME}/${home}`, given, stranger)).statusCode).toBe(404)
})

it('is given twenty times a day at most, however often at once, and one of them holds', async () => {
  const [{ purpose, version }] = (await read()).meta.offered
  const post = () => call('POST', `${OF_HOME}/${home}`, { purpose, version })
  const answers = await Promise.all(Array.from({ length: 22 }, post))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  const states = (await read()).data.map((each: { attributes: { state: string } }) => each.attributes.state)
  expect(states.filter((state: string) => state === 'effective')).toHaveLength(1)
})
