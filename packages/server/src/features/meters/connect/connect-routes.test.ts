import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type EspiProvider, startEspiProvider } from '../../../testing/servers/espi-provider.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { askProvider } from './ask-provider.ts'

const CONNECTIONS = '/api/v1/meter_connections'
const PROVIDERS = '/api/admin/v1/meter_providers'
const NOTIFICATIONS = '/api/v1/green_button/notifications'
const HOUR = 3600
let now = new Date('2026-03-02T12:00:00Z')
const START = now.getTime() / 1000 - 3 * 24 * HOUR
let test: TestApp
let utility: EspiProvider
let owner: Record<string, string>
let admin: Record<string, string>
let home = ''
let other = ''
let provider = ''

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: object = owner,
) => test.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
const named = () => ({
  name: 'Lakeshore Grid',
  authorization_url: `${utility.base}/authorize`,
  token_url: `${utility.base}/token`,
  revocation_url: `${utility.base}/revoke`,
  resource_url: `${utility.base}/resource`,
  scope: 'FB=4_5_15;IntervalDuration=3600',
  client_id: utility.clientId,
  uses_pkce: true,
})

beforeAll(async () => {
  utility = await startEspiProvider()
  test = await testApp({ now: () => now })
  await signIn()
  const { records } = (await call('GET', '/api/v1/buildings/')).json()
  ;[home, other] = records.data.map(({ id }: { id: string }) => id)
})
afterAll(async () => {
  await test.close()
  await utility.close()
})
beforeEach(async () => {
  now = new Date('2026-03-02T12:00:00Z')
  await signIn()
  for (const table of ['meter_series', 'consents', 'meter_providers'] as const)
    await test.db.deleteFrom(table).execute()
  utility.points.clear()
  utility.points.set('41', { start: START, values: [400, 500, 600] })
  utility.points.set('42', { start: START, values: [100, 200] })
  Object.assign(utility, { fault: null, lasts: 3600 })
  utility.calls.length = 0
  utility.revoked.length = 0
  provider = (await call('POST', PROVIDERS, { ...named(), secret: utility.secret }, admin)).json().data.id
})

async function signIn(): Promise<void> {
  owner = await test.signIn('homeowner@lakeshore.test')
  admin = await test.signIn('admin@lakeshore.test')
}
async function consent(of = home): Promise<string> {
  const url = `/api/v1/consents/of_building/${of}`
  const [{ purpose, version }] = (await call('GET', url)).json().meta.offered
  return (await call('POST', url, { purpose, version })).json().data.id
}
const begin = (of = home) => call('POST', `${CONNECTIONS}/of_building/${of}`, { provider_id: provider })
const authorization = async () => (await begin()).json().data.attributes.authorization_url
const finish = (back: URLSearchParams, headers: object = owner) =>
  call('POST', `${CONNECTIONS}/finish`, Object.fromEntries(back), headers)
async function connect(): Promise<string> {
  const answer = await finish(utility.agree(await authorization()))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.id
}
async function connectAndPull(): Promise<string> {
  const id = await connect()
  await test.jobs.drain()
  return id
}
const stored = async (of = home) =>
  (await call('GET', `/api/v1/meter_series/of_building/${of}`))
    .json()
    .data.map(({ attributes: { point, count, source } }: { attributes: Record<string, unknown> }) => ({
      point,
      count,
      source,
    }))
    .toSorted((one: { point: string }, two: { point: string }) => one.point.localeCompare(two.point))
const stateOf = async (of = home) =>
  (await call('GET', `${CONNECTIONS}/of_building/${of}`))
    .json()
    .data.map(({ attributes }: { attributes: { state: string } }) => attributes.state)
const shown = async () =>
  (await call('GET', `${CONNECTIONS}/of_building/${home}`))
    .json()
    .data.map(({ attributes }: { attributes: Record<string, unknown> }) => ({
      state: attributes['state'],
      problem: attributes['problem'],
      is_catching_up: attributes['is_catching_up'],
    }))
const notify = (uri: string, id = provider) =>
  test.app.inject({
    method: 'POST',
    url: `${NOTIFICATIONS}/${id}`,
    headers: { host: 'lakeshore.localhost', 'content-type': 'application/atom+xml' },
    payload: `<espi:BatchList xmlns:espi="http://naesb.org/espi"><espi:resources>${uri}</espi:resources></espi:BatchList>`,
  })
const subscription = () => `${utility.base}/resource/Batch/Subscription/7`

it('asks the person with the scope, a state and PKCE, after they agreed here, and reads two years page by page', async () => {
  expect((await begin()).statusCode).toBe(409)
  await consent()
  const asked = new URL(await authorization())
  expect(asked.searchParams.get('scope')).toBe('FB=4_5_15;IntervalDuration=3600')
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256')
  expect(asked.searchParams.get('redirect_uri')).toMatch(/lakeshore\.localhost.*\/energy-use\/sources$/)
  await connectAndPull()
  expect(await stateOf()).toEqual(['connected'])
  expect(await stored()).toEqual([
    { point: '41', count: 3, source: 'connect' },
    { point: '42', count: 2, source: 'connect' },
  ])
  expect(utility.calls.filter((each) => each.startsWith('GET')).length).toBeGreaterThan(5)
  const row = await test.db
    .selectFrom('meter_connections')
    .selectAll()
    .where('state', '=', 'connected')
    .executeTakeFirstOrThrow()
  expect(row.sealed_tokens).not.toContain('access')
})

it('takes what the browser brings back once, in time and from the person who began', async () => {
  await consent()
  const stranger = await test.signIn('new@lakeshore.test')
  const back = utility.agree(await authorization())
  expect((await finish(back, stranger)).statusCode).toBe(404)
  expect((await finish(back)).statusCode).toBe(200)
  expect((await finish(back)).statusCode).toBe(409)
  expect((await finish(new URLSearchParams({ state: 'guessed', code: 'any' }))).statusCode).toBe(404)
  const late = utility.agree(await authorization())
  now = new Date(now.getTime() + 31 * 60_000)
  await signIn()
  expect((await finish(late)).statusCode).toBe(409)
  const refused = await finish(utility.agree(await authorization(), 'no'))
  expect(refused.json().errors[0].title).toContain('nothing was connected')
  utility.fault = 'elsewhere'
  expect((await finish(utility.agree(await authorization()))).statusCode).toBe(502)
  expect(await stateOf()).toEqual(['connected'])
})

it('is told of new readings, asks for known subscriptions at their own address, and fetches nothing that was posted', async () => {
  await consent()
  await connectAndPull()
  utility.points.get('41')?.values.push(700)
  utility.calls.length = 0
  expect((await notify('http://127.0.0.1:1/secrets')).statusCode).toBe(204)
  expect((await notify(`${utility.base}/resource/Batch/Subscription/8`)).statusCode).toBe(204)
  await test.jobs.drain()
  expect(utility.calls).toEqual([])
  expect((await notify(subscription(), '01a1f220-188b-7000-a721-b7f6d6210862')).statusCode).toBe(404)
  expect((await notify(subscription())).statusCode).toBe(204)
  await test.jobs.drain()
  expect(utility.calls).toEqual(['GET /resource/Batch/Subscription/7'])
  expect((await stored())[0]).toMatchObject({ point: '41', count: 4 })
})

it('refreshes what has run out, and is broken for good when that is refused', async () => {
  await consent()
  await connectAndPull()
  now = new Date(now.getTime() + 2 * HOUR * 1000)
  await signIn()
  utility.points.get('42')?.values.push(300)
  await notify(subscription())
  await test.jobs.drain()
  expect((await stored())[1]).toMatchObject({ point: '42', count: 3 })
  now = new Date(now.getTime() + 2 * HOUR * 1000)
  await signIn()
  utility.fault = 'refresh-refused'
  await notify(subscription())
  await test.jobs.drain()
  expect(await stateOf()).toEqual(['broken'])
  expect((await stored())[1]).toMatchObject({ count: 3 })
})

it('tries again later where the utility is down or sends what cannot be read, and stores nothing of that', async () => {
  await consent()
  await connectAndPull()
  for (const [fault, problem] of [
    ['down', 'no_answer'],
    ['hostile', 'unreadable'],
    ['cut', 'unreadable'],
  ] as const) {
    utility.fault = fault
    await notify(subscription())
    await test.jobs.drain()
    expect(await shown()).toEqual([{ state: 'connected', problem, is_catching_up: false }])
  }
  const failed = await test.db.selectFrom('meter_connections').select('failures').executeTakeFirstOrThrow()
  // Eight tries, then it waits for the night or for the next notice.
  expect(failed.failures).toBe(10)
  expect((await stored())[0]).toMatchObject({ count: 3 })
  utility.fault = null
  utility.points.get('41')?.values.push(700)
  await notify(subscription())
  await test.jobs.drain()
  expect((await stored())[0]).toMatchObject({ count: 4 })
  expect(await shown()).toEqual([{ state: 'connected', problem: null, is_catching_up: false }])
})

it('stores nothing of another account than the one that was connected', async () => {
  await consent()
  await connectAndPull()
  utility.fault = 'other-account'
  utility.points.set('43', { start: START, values: [900] })
  await notify(subscription())
  await test.jobs.drain()
  expect(await stored()).toHaveLength(2)
  expect(await shown()).toEqual([{ state: 'connected', problem: 'other_account', is_catching_up: false }])
  expect((await call('GET', PROVIDERS, undefined, admin)).json().data[0].attributes).toMatchObject({
    connected: 1,
    failing: 1,
    broken: 0,
  })
})

it('is connected anew in place of what is broken', async () => {
  await consent()
  await connectAndPull()
  now = new Date(now.getTime() + 2 * HOUR * 1000)
  await signIn()
  utility.fault = 'refresh-refused'
  await notify(subscription())
  await test.jobs.drain()
  expect(await stateOf()).toEqual(['broken'])
  utility.fault = null
  await connect()
  expect(await shown()).toMatchObject([{ is_catching_up: true }, { state: 'ended' }])
  await test.jobs.drain()
  expect(await stateOf()).toEqual(['connected', 'ended'])
})

it('tries a utility without any person: who is reached, and whether it knows us', async () => {
  const tried = async () =>
    (await call('POST', `${PROVIDERS}/${provider}/test`, undefined, admin))
      .json()
      .data.attributes.parts.map(({ part, result }: Record<string, string>) => `${part} ${result}`)
  expect(await tried()).toEqual(['authorization good', 'token good', 'resource good', 'revocation good'])
  const changed = { ...named(), secret: 'another', version: 1, revocation_url: 'http://127.0.0.1:1/revoke' }
  expect((await call('PUT', `${PROVIDERS}/${provider}`, changed, admin)).statusCode).toBe(200)
  expect(await tried()).toEqual([
    ...['authorization good', 'token client_refused', 'resource good', 'revocation no_answer'],
  ])
  utility.fault = 'down'
  expect(await tried()).toEqual([
    ...['authorization good', 'token unexpected', 'resource unexpected', 'revocation no_answer'],
  ])
  const advisor = await test.signIn('advisor@lakeshore.test')
  expect((await call('POST', `${PROVIDERS}/${provider}/test`, undefined, advisor)).statusCode).toBe(403)
})

it('waits for no answer that never ends, and takes none that is too large', async () => {
  utility.fault = 'slow'
  const asked = { method: 'GET', headers: {} } as const
  await expect(askProvider(true, 1000, 50)(subscription(), asked)).rejects.toThrow(/abort/)
  utility.fault = null
  await expect(askProvider(true, 10, 60_000)(`${utility.base}/authorize?state=s`, asked)).rejects.toThrow(
    'the answer is too large',
  )
})

it('ends with the consent: nothing is read any more, the utility is told, the tokens go, and what came if asked', async () => {
  const agreed = await consent()
  await connectAndPull()
  const withdrawn = await call('POST', `/api/v1/consents/${agreed}/withdraw`, { erase: true })
  expect(withdrawn.json().data.attributes.erased).toBe(2)
  await test.jobs.drain()
  expect(utility.revoked).toHaveLength(1)
  expect(await stateOf()).toEqual(['ended'])
  const row = await test.db.selectFrom('meter_connections').select('sealed_tokens').executeTakeFirstOrThrow()
  expect(row.sealed_tokens).toBeNull()
  utility.calls.length = 0
  await notify(subscription())
  await test.jobs.drain()
  expect([utility.calls, await stored()]).toEqual([[], []])
})

it('of another person looks absent, and of another partner too', async () => {
  await consent()
  const id = await connect()
  const stranger = await test.signIn('new@lakeshore.test')
  expect((await call('GET', `${CONNECTIONS}/of_building/${home}`, undefined, stranger)).statusCode).toBe(404)
  expect((await call('DELETE', `${CONNECTIONS}/${id}`, undefined, stranger)).statusCode).toBe(404)
  const tejo = await test.signIn('admin@tejo.test')
  expect((await call('GET', PROVIDERS, undefined, tejo)).json().data).toEqual([])
  expect((await call('DELETE', `${PROVIDERS}/${provider}`, undefined, tejo)).statusCode).toBe(404)
  expect((await call('DELETE', `${CONNECTIONS}/${id}`)).statusCode).toBe(204)
  expect([await stateOf(), await stateOf(other)]).toEqual([['ended'], []])
})

it('has providers whose secret is never read again, and of which another version is refused', async () => {
  const { attributes } = (await call('GET', PROVIDERS, undefined, admin)).json().data[0]
  expect(attributes).toMatchObject({ name: 'Lakeshore Grid', version: 1 })
  expect(attributes.notification_url).toContain(`${NOTIFICATIONS}/${provider}`)
  expect(JSON.stringify(attributes)).not.toContain(utility.secret)
  const changed = { ...named(), name: 'Grid', version: 1 }
  expect((await call('PUT', `${PROVIDERS}/${provider}`, changed, admin)).json().data.attributes.name).toBe(
    'Grid',
  )
  expect((await call('PUT', `${PROVIDERS}/${provider}`, changed, admin)).statusCode).toBe(409)
  await consent()
  await connectAndPull()
  expect(await stored()).toHaveLength(2)
  const advisor = await test.signIn('advisor@lakeshore.test')
  expect((await call('GET', PROVIDERS, undefined, advisor)).statusCode).toBe(403)
})
