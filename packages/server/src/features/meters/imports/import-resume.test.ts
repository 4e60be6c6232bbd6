import { afterAll, beforeAll, expect, it } from 'vitest'
import { pauseIsOver } from '../../../testing/fail-job.ts'
import { multipartBody } from '../../../testing/files/multipart-body.ts'
import { type TestApp, type TestOptions, testApp } from '../../../testing/test-app.ts'

const PATH = '/api/admin/v1/reading_imports'
let test: TestApp
let admin: Record<string, string>
let owner: Record<string, string>
let home = ''
/** Outcomes of meters that are still noted before the process is gone; endless where it lives. */
let left = Number.POSITIVE_INFINITY

const mortal: NonNullable<TestOptions['plugin']> = {
  transformQuery: ({ node }) => {
    const isOutcome =
      node.kind === 'UpdateQueryNode' && JSON.stringify(node.table).includes('reading_import_series')
    if (isOutcome && left-- <= 0) throw new Error('the process is gone')
    return node
  },
  transformResult: async ({ result }) => result,
}

beforeAll(async () => {
  test = await testApp({ plugin: mortal })
  owner = await test.signIn('homeowner@lakeshore.test')
  admin = await test.signIn('admin@lakeshore.test')
  const { records } = (await call('GET', '/api/v1/buildings/', undefined, owner)).json()
  home = records.data[0].id
  const consents = `/api/v1/consents/of_building/${home}`
  const [{ purpose, version }] = (await call('GET', consents, undefined, owner)).json().meta.offered
  const given = await call('POST', consents, { purpose, version }, owner)
  expect(given.statusCode, given.body).toBe(201)
  const account = { partner_account_id: '00-4417' }
  await test.db.updateTable('users').set(account).where('email', '=', 'homeowner@lakeshore.test').execute()
  const { fields } = await test.db
    .selectFrom('buildings')
    .select('fields')
    .where('id', '=', home)
    .executeTakeFirstOrThrow()
  const named = JSON.stringify({ ...fields, partner_building_id: 'R-77' })
  await test.db.updateTable('buildings').set({ fields: named }).where('id', '=', home).execute()
})
afterAll(() => test.close())

const call = (method: 'GET' | 'POST', url: string, payload?: object, headers: object = admin) =>
  test.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
const shown = async (id: string) => (await call('GET', `${PATH}/${id}`)).json().data.attributes
const pointsStored = async () => {
  const { data } = (await call('GET', `/api/v1/meter_series/of_building/${home}`, undefined, owner)).json()
  return data
    .map(({ attributes }: { attributes: { point: string; count: number } }) => attributes)
    .map(({ point, count }: { point: string; count: number }) => `${point} ${count}`)
    .toSorted()
}

async function upload(): Promise<string> {
  const day = (index: number) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10)
  const rows = [1, 2, 3, 4, 5].flatMap((meter) =>
    Array.from(
      { length: 10 + meter },
      (_, index) => `004417,R77,E-${meter},kWh,${day(index)},${day(index + 1)},4`,
    ),
  )
  const bytes = Buffer.from(['account_number,site_number,meter,unit,start,end,value', ...rows].join('\n'))
  const { payload, headers } = multipartBody({}, { name: 'five.csv', type: 'text/csv', bytes })
  const received = await test.app.inject({
    method: 'POST',
    url: PATH,
    payload,
    headers: { ...admin, ...headers },
  })
  return received.json().data.id
}

it('goes on with the next meter when the server was killed between two, in the dry run and after it', async () => {
  const id = await upload()
  left = 2
  await test.jobs.drain()
  expect(await shown(id)).toMatchObject({ state: 'checking' })
  left = Number.POSITIVE_INFINITY
  await pauseIsOver(test.db, 'meters.import')
  await test.jobs.drain()
  expect(await shown(id)).toMatchObject({ state: 'ready', counts: { done: 5, taken: 5, added: 65 } })
  expect(await pointsStored()).toEqual([])

  left = 3
  await call('POST', `${PATH}/${id}/run`, { version: (await shown(id)).version })
  await test.jobs.drain()
  expect(await shown(id)).toMatchObject({ state: 'importing', counts: { done: 3, taken: 3 } })
  expect(await pointsStored()).toEqual(['E-1 11', 'E-2 12', 'E-3 13'])
  left = Number.POSITIVE_INFINITY
  await pauseIsOver(test.db, 'meters.import')
  await test.jobs.drain()
  expect(await shown(id)).toMatchObject({
    state: 'done',
    counts: { done: 5, taken: 5, added: 65, unchanged: 0 },
  })
  expect(await pointsStored()).toEqual(['E-1 11', 'E-2 12', 'E-3 13', 'E-4 14', 'E-5 15'])
  const lines = await test.db
    .selectFrom('audit_log')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('action', '=', 'meter_series.save')
    .executeTakeFirstOrThrow()
  expect(Number(lines.count)).toBe(5)
})
