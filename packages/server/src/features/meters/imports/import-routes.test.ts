import { gzipSync } from 'node:zlib'
import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { multipartBody } from '../../../testing/files/multipart-body.ts'
import { nameMeteredHomes } from '../../../testing/metered-homes.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let test: TestApp
let owner: Record<string, string>
let admin: Record<string, string>
let homes: string[] = []
const NOW = new Date('2026-03-02T12:00:00Z')
const PATH = '/api/admin/v1/reading_imports'

beforeAll(async () => {
  test = await testApp({ now: () => NOW })
  owner = await test.signIn('homeowner@lakeshore.test')
  admin = await test.signIn('admin@lakeshore.test')
  homes = await nameMeteredHomes(test, { account: '00-4417', owner })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('meter_series').execute()
  await test.db.deleteFrom('consents').execute()
  await test.db.deleteFrom('reading_imports').execute()
})

const call = (method: 'GET' | 'POST', url: string, payload?: object, headers: object = admin) =>
  test.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
async function consent(home = homes[0]): Promise<string> {
  const url = `/api/v1/consents/of_building/${home}`
  const [{ purpose, version }] = (await call('GET', url, undefined, owner)).json().meta.offered
  return (await call('POST', url, { purpose, version }, owner)).json().data.id
}
const upload = (bytes: Buffer, headers: object = admin) => {
  const body = multipartBody({}, { name: 'meters.csv', type: 'text/csv', bytes })
  return test.app.inject({
    method: 'POST',
    url: PATH,
    payload: body.payload,
    headers: { ...headers, ...body.headers },
  })
}
type Shown = {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly problem: string | null
  readonly counts: Record<string, number>
  readonly not_taken: { why: string; count: number }[]
}
const shown = async (id: string): Promise<Shown> => ({
  id,
  ...(await call('GET', `${PATH}/${id}`)).json().data.attributes,
})
async function dryRun(bytes: Buffer): Promise<Shown> {
  const received = await upload(bytes)
  expect(received.statusCode, received.body).toBe(201)
  await test.jobs.drain()
  return shown(received.json().data.id)
}
async function run({ id, version }: Shown): Promise<Shown> {
  const begun = await call('POST', `${PATH}/${id}/run`, { version })
  expect(begun.statusCode, begun.body).toBe(200)
  await test.jobs.drain()
  return shown(id)
}
const listed = async (home = homes[0]) =>
  (await call('GET', `/api/v1/meter_series/of_building/${home}`, undefined, owner)).json().data

const HEADINGS = 'account_number,site_number,meter,fuel,unit,start,end,value'
const day = (index: number) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10)
const days = (account: string, site: string, count: number, more = '') =>
  Array.from(
    { length: count },
    (_, index) =>
      `${account},${site},E-1,electricity,kWh,${day(index)},${day(index + 1)},${index % 9}${more}`,
  )
const csv = (...rows: string[][]) => Buffer.from([HEADINGS, ...rows.flat()].join('\n'))

describe('an import of readings', () => {
  it('stores nothing before somebody has seen what it would do, then just that, at the homes that agreed', async () => {
    await consent()
    const file = csv(
      days('004417', 'S0', 400),
      days('004417', 'S1', 3),
      days('004417', 'S9', 2),
      days('777', '', 2),
      ['004417,S0,E-1,electricity,kWh,yesterday,2025-01-02,1'],
    )
    const checked = await dryRun(file)
    expect(checked).toMatchObject({ state: 'ready', problem: null })
    expect(checked.counts).toMatchObject({ series: 4, readings: 407, unreadable: 1, taken: 1, added: 400 })
    expect(checked.not_taken).toEqual([
      { why: 'no_account', count: 1 },
      { why: 'no_consent', count: 1 },
      { why: 'no_home', count: 1 },
    ])
    expect(await listed()).toEqual([])
    const report = await call('GET', `${PATH}/${checked.id}/not_taken.csv`)
    const rows = Papa.parse<string[]>(report.body, { skipEmptyLines: true }).data
    expect(rows.map((row) => [row[0], row[1], row[6], row[7]])).toEqual([
      ['Account number', 'Site number', 'Readings', 'Why not'],
      ['004417', 'S1', '3', 'The person has not agreed'],
      ['004417', 'S9', '2', 'No home of the account is this site or address'],
      ['777', '', '2', 'Nobody here has this account'],
    ])
    const done = await run(checked)
    expect(done).toMatchObject({ state: 'done', counts: { taken: 1, added: 400, done: 4 } })
    expect((await listed())[0].attributes).toMatchObject({ source: 'utility', count: 400, step: 86_400 })
    expect((await call('GET', `${PATH}/${done.id}/not_taken`)).json().data).toHaveLength(3)
    const again = await dryRun(file)
    expect(again.counts).toMatchObject({ taken: 1, added: 0, unchanged: 400 })
  })

  it('reads a packed Green Button feed, whose customer is the account', async () => {
    await consent(homes[0])
    await consent(homes[1])
    const unknown = await dryRun(gzipSync(feed('004417', '5446')))
    expect(unknown.not_taken).toEqual([{ why: 'several_homes', count: 1 }])
    const checked = await dryRun(gzipSync(feed('004417', 'S1')))
    expect(checked).toMatchObject({ state: 'ready', counts: { series: 1, readings: 2, taken: 1, added: 2 } })
    await run(checked)
    expect((await listed(homes[1]))[0].attributes).toMatchObject({ point: 'S1', count: 2, step: 3600 })
  })

  it('of a file that is none says why, in a code', async () => {
    expect(await dryRun(Buffer.from('<html><body>Sign in</body></html>'))).toMatchObject({
      state: 'failed',
      problem: 'webPage',
    })
    expect(await dryRun(Buffer.from('name,town\nA,B\n'))).toMatchObject({ problem: 'unknownTable' })
    const whole = feed('004417', 'S1').toString()
    const hostile = [
      ['broken', whole.slice(0, whole.length * 0.7)],
      ['documentType', `<!DOCTYPE feed [<!ENTITY a "aaaa">]>${whole.slice(whole.indexOf('<feed'))}`],
      ['tooDeep', `<feed>${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}</feed>`],
      ['tooLarge', gzipSync(Buffer.alloc(60_000_000, ' '))],
    ] as const
    await consent(homes[1])
    for (const [problem, file] of hostile)
      expect(await dryRun(Buffer.from(file))).toMatchObject({
        state: 'failed',
        problem,
        counts: { series: 0 },
      })
    expect(await listed(homes[1])).toEqual([])
    expect((await upload(Buffer.alloc(0))).statusCode).toBe(422)
  })

  it('of a file that says it is too large is refused before it is read', async () => {
    const { payload, headers } = multipartBody({}, { name: 'a.csv', bytes: Buffer.from('x') })
    const said = { 'content-length': '500100000' }
    const refused = await test.app.inject({
      method: 'POST',
      url: PATH,
      payload,
      headers: { ...admin, ...headers, ...said },
    })
    expect(refused.statusCode).toBe(413)
  })

  it('is stopped for good, goes on where another instance left it, and is done once', async () => {
    await consent()
    const checked = await dryRun(csv(days('004417', 'S0', 5)))
    const stale = await call('POST', `${PATH}/${checked.id}/run`, { version: checked.version + 1 })
    expect(stale.statusCode).toBe(409)
    const stopped = await call('POST', `${PATH}/${checked.id}/cancel`, { version: checked.version })
    expect(stopped.json().data.attributes.state).toBe('cancelled')
    const over = await call('POST', `${PATH}/${checked.id}/run`, { version: checked.version + 1 })
    expect([over.statusCode, await listed()]).toEqual([409, []])
  })

  it('of another partner is not there, matches none of its homes, and is for who may', async () => {
    await consent()
    const tejo = await test.signIn('admin@tejo.test')
    const theirs = await upload(csv(days('004417', 'S0', 5)), tejo)
    await test.jobs.drain()
    const { id } = theirs.json().data
    expect((await call('GET', `${PATH}/${id}`)).statusCode).toBe(404)
    const own = (await call('GET', `${PATH}/${id}`, undefined, tejo)).json().data.attributes
    expect(own.counts.taken).toBe(0)
    const advisor = await test.signIn('advisor@lakeshore.test')
    expect((await upload(csv(days('004417', 'S0', 5)), advisor)).statusCode).toBe(403)
  })
})

const feed = (customer: string, point: string) => {
  const base = `https://utility.test/espi/RetailCustomer/${customer}/UsagePoint/${point}`
  const entry = (self: string, up: string, related: string, content: string) =>
    `<entry><link rel="self" href="${self}"/><link rel="up" href="${up}"/>${related}<content>${content}</content></entry>`
  const reading = (index: number) =>
    `<IntervalReading><timePeriod><duration>3600</duration><start>${1735711200 + index * 3600}</start></timePeriod><value>${500 + index}</value></IntervalReading>`
  return `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">${[
    entry(
      base,
      `${base}/..`,
      `<link rel="related" href="${base}/MeterReading/1"/>`,
      '<UsagePoint xmlns="http://naesb.org/espi"><ServiceCategory><kind>0</kind></ServiceCategory></UsagePoint>',
    ),
    entry(
      `${base}/MeterReading/1`,
      `${base}/MeterReading`,
      `<link rel="related" href="${base}/MeterReading/1/IntervalBlock"/><link rel="related" href="https://utility.test/espi/ReadingType/1"/>`,
      '<MeterReading xmlns="http://naesb.org/espi"/>',
    ),
    entry(
      'https://utility.test/espi/ReadingType/1',
      'https://utility.test/espi/ReadingType',
      '',
      '<ReadingType xmlns="http://naesb.org/espi"><accumulationBehaviour>4</accumulationBehaviour><commodity>1</commodity><flowDirection>1</flowDirection><intervalLength>3600</intervalLength><kind>12</kind><powerOfTenMultiplier>0</powerOfTenMultiplier><uom>72</uom></ReadingType>',
    ),
    entry(
      `${base}/MeterReading/1/IntervalBlock/1`,
      `${base}/MeterReading/1/IntervalBlock`,
      '',
      `<IntervalBlock xmlns="http://naesb.org/espi">${reading(0)}${reading(1)}</IntervalBlock>`,
    ),
  ].join('')}</feed>`
}
