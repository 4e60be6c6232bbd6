import { shownFigures } from '@hearthlight/domain/report/shown-figures/shown-figures'
import { ENGINE_VERSION } from '@hearthlight/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { haveWord } from '../../testing/have-word.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'

const PATH = '/api/admin/v1/homes'
const RUNS = '/api/admin/v1/recalculations'
const OLD = '0.0.1'

let test: TestApp
let staff: SignedIn
let birchwood: string
beforeAll(async () => {
  test = await testApp()
  staff = await test.signIn('advisor@lakeshore.test')
  birchwood = (await list('?q=birchwood')).data[0].id
})
afterAll(() => test.close())

const get = (url: string) => test.app.inject({ url, headers: staff })
const post = (url: string, headers: SignedIn = staff) => test.app.inject({ method: 'POST', url, headers })
async function list(query: string) {
  const answer = await get(`${PATH}${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const addresses = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ attributes }: { attributes: { address: string } }) => attributes.address)
const results = async () => (await get(RUNS)).json().data.attributes
const outdate = () =>
  test.db
    .updateTable('virtual_audits')
    .set({ engine_version: OLD, basis: 'another' })
    .where('partner_id', '=', test.partners.lakeshore.id)
    .execute()

it('finds homes by words of their address, of this partner only, and pages through them', async () => {
  expect(await addresses('?q=birch 418')).toEqual(['418 Birchwood Lane'])
  expect(await addresses('?q=serpa')).toEqual([])
  expect(await addresses('?q=%25')).toEqual([])
  const all = await addresses('')
  expect(all).toEqual(all.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  const first = await list('?limit=1')
  const second = await addresses(`?limit=1&after=${first.meta.next}`)
  expect([first.data[0].attributes.address, ...second]).toEqual(all.slice(0, 2))
})

it('finds homes also by a word that very many have', async () => {
  await haveWord(test.db, 'home', 'ubiquitous', birchwood)
  expect(await addresses('?q=ubiquit')).toEqual(['418 Birchwood Lane'])
  expect(await addresses('?q=ubiquit birchw')).toEqual(['418 Birchwood Lane'])
})

it('filters homes by type, by whether they are assessed, and by label', async () => {
  expect(await addresses('?house_type=detached')).toContain('418 Birchwood Lane')
  expect(await addresses('?house_type=apartment')).not.toContain('418 Birchwood Lane')
  expect(await addresses('?assessed=yes')).toContain('418 Birchwood Lane')
  expect(await addresses('?assessed=no')).not.toContain('418 Birchwood Lane')
  const recalculated = await post(`${PATH}/${birchwood}/recalculation`)
  const { label } = recalculated.json().data.attributes.result.now
  expect(await addresses(`?label=${label}`)).toContain('418 Birchwood Lane')
  const other = label === 'A' ? 'B' : 'A'
  expect(await addresses(`?label=${other}`)).not.toContain('418 Birchwood Lane')
  expect((await get(`${PATH}?label=H`)).statusCode).toBe(422)
})

it('shows a home with its answers in words, its owner and its applications, and calculates nothing by that', async () => {
  await outdate()
  const before = (await get(`${PATH}/${birchwood}`)).json().data.attributes
  expect(before).toMatchObject({
    owner: { name: 'Nora Lindqvist', email: 'homeowner@lakeshore.test' },
    is_assessed: true,
    is_current: false,
    engine_version: OLD,
  })
  const heating = before.answers.find(({ name }: { name: string }) => name === 'Heating')
  expect(heating.answers).toContainEqual({ question: 'Main heating system', answer: 'Furnace' })
  expect(JSON.stringify(before.answers)).not.toContain('over_20')
  expect(before.applications.length).toBeGreaterThan(0)
  expect((await results()).older).toBeGreaterThan(0)
})

it('recalculates one home at once, and refuses one whose assessment is not finished', async () => {
  await outdate()
  const answer = await post(`${PATH}/${birchwood}/recalculation`)
  expect(answer.statusCode, answer.body).toBe(200)
  const home = answer.json().data.attributes
  expect(home).toMatchObject({ is_current: true, engine_version: ENGINE_VERSION })
  expect(home.result.now.kwh).toBeGreaterThan(home.result.after.kwh)
  const again = (await post(`${PATH}/${birchwood}/recalculation`)).json().data.attributes
  expect(again.result).toEqual(home.result)
  const [unfinished] = (await list('?assessed=no')).data
  const refused = await post(`${PATH}/${unfinished.id}/recalculation`)
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'admin-homes.not-assessed'])
})

it('shows staff the figures that the person reads in the report', async () => {
  const { result } = (await post(`${PATH}/${birchwood}/recalculation`)).json().data.attributes
  const person = await test.signIn('homeowner@lakeshore.test')
  const read = async (url: string) => (await test.app.inject({ url, headers: person })).json()
  const { records } = await read('/api/v1/buildings/')
  const { extra_info } = records.data.find(({ id }: { id: string }) => id === birchwood).attributes
  const audit = await read(`/api/v1/virtual_audit/virtual_audits/${extra_info.virtual_audit}`)
  const { now, after } = shownFigures(audit.data.attributes)
  for (const [told, shown] of [
    [result.now, now],
    [result.after, after],
  ])
    expect([told.money, told.kwh, told.kg_co2]).toEqual([shown.money.value, shown.kWh.value, shown.kg.value])
})

it('recalculates what is older as a job, tells how far it is, and refuses a second run meanwhile', async () => {
  await outdate()
  const { older } = await results()
  const started = await post(RUNS)
  expect(started.statusCode, started.body).toBe(201)
  expect(started.json().data.attributes).toMatchObject({ state: 'running', total: older, done: 0 })
  const second = await post(RUNS)
  expect([second.statusCode, second.json().errors[0].code]).toEqual([409, 'admin-homes.running'])
  await test.jobs.drain()
  expect(await results()).toMatchObject({
    older: 0,
    last_run: { state: 'done', done: older, failed: 0, started_by: 'Taylor Brandt' },
  })
  const nothing = await post(RUNS)
  expect([nothing.statusCode, nothing.json().errors[0].code]).toEqual([409, 'admin-homes.nothing-older'])
})

it('stops when it is cancelled, for its own staff only', async () => {
  await outdate()
  const { id } = (await post(RUNS)).json().data
  const tejo = await test.signIn('admin@tejo.test')
  expect((await post(`${RUNS}/${id}/cancel`, tejo)).statusCode).toBe(404)
  expect((await post(`${RUNS}/${id}/cancel`)).json().data.attributes.state).toBe('cancelled')
  await test.jobs.drain()
  expect(await results()).toMatchObject({ last_run: { state: 'cancelled', done: 0 } })
  expect((await results()).older).toBeGreaterThan(0)
  const over = await post(`${RUNS}/${id}/cancel`)
  expect([over.statusCode, over.json().errors[0].code]).toEqual([409, 'admin-homes.over'])
})

it('keeps the old result of a home that cannot be calculated, and goes on with the others', async () => {
  await outdate()
  // As nothing in the product writes it: answers that cannot be read.
  const others = (await results()).older - 1
  await test.db
    .updateTable('generic_items')
    .set({ data: JSON.stringify({ floor_area: 'not a list' }) })
    .where('building_id', '=', birchwood)
    .where('item_type', '=', 'area_basics')
    .execute()
  await post(RUNS)
  await test.jobs.drain()
  const { last_run, older } = await results()
  expect(last_run).toMatchObject({ state: 'done', failed: 1, done: others + 1 })
  expect(older).toBe(1)
})
