import { KEY_SCOPES, type KeyScope, MOST_KEYS } from '@hearthlight/domain/api-keys/api-key'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { EVENT_TYPES } from '@hearthlight/domain/webhooks/webhook-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applicant } from '../../testing/applicant.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'
import { addApplications, addTimeslot } from '../../testing/visits.ts'

/** The first audit starts a thread, which takes long on a busy machine. */
const COLD_START_MS = 90_000

let now = new Date('2026-06-15T18:00:00Z')
let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())
beforeEach(async () => {
  admin = await test.signIn('admin@lakeshore.test')
  await test.db.deleteFrom('api_keys').execute()
})

const asAdmin = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url: `/api/admin/v1/api_keys${url}`, headers, ...(payload && { payload }) })
async function makeKey(scopes: readonly KeyScope[] = KEY_SCOPES) {
  const answer = await asAdmin('POST', '', { name: 'Warehouse', scopes })
  expect(answer.statusCode, answer.body).toBe(201)
  const { id, attributes } = answer.json().data
  return { id: id as string, key: attributes.key as string }
}
const read = (key: string, path: string, host = 'lakeshore.localhost') =>
  test.app.inject({ url: `/api/outward/v1/${path}`, headers: { host, authorization: `Bearer ${key}` } })
const codeOf = (answer: { json: () => unknown }) => ErrorResponse.parse(answer.json()).errors[0]?.code

describe('a key', () => {
  it('is shown once, and only its hash is kept', async () => {
    const { key } = await makeKey()
    const listed = await asAdmin('GET', '')
    expect(listed.body).not.toContain(key)
    expect(listed.json().data[0].attributes).toMatchObject({
      name: 'Warehouse',
      scopes: [...KEY_SCOPES],
      hint: key.slice(0, 8),
      last_used_at: null,
      revoked_at: null,
    })
    const rows = [
      await test.db.selectFrom('api_keys').selectAll().execute(),
      await test.db.selectFrom('audit_log').selectAll().where('action', '=', 'api-key.make').execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(key.slice(8))
  })
  it('is one of fifty at most that work, of however many that are made at once, and another when one is revoked', async () => {
    const first = await makeKey()
    // At once, so that there are connections for those below, which begin together only then.
    await Promise.all(Array.from({ length: MOST_KEYS - 2 }, () => makeKey()))
    const make = (name: string) => asAdmin('POST', '', { name, scopes: ['homes'] })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => make(`Key ${at}`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(11).fill(409)])
    const { errors } = answers.find(({ statusCode }) => statusCode === 409)?.json() ?? {}
    const title = 'There can be 50 keys that work. Revoke one that you no longer need.'
    expect(errors).toMatchObject([{ title }, { title, source: { pointer: '/name' } }])
    expect((await asAdmin('DELETE', `/${first.id}`)).statusCode).toBe(204)
    expect((await make('in its place')).statusCode).toBe(201)
    const { data } = (await asAdmin('GET', '')).json()
    expect([data.length, data[0].attributes.name, data.at(-1).id]).toEqual([51, 'in its place', first.id])
  })
  it('opens what its scopes say and nothing else', async () => {
    const { key } = await makeKey(['bookings'])
    expect((await read(key, 'bookings')).statusCode).toBe(200)
    expect((await read(key, 'applications')).statusCode).toBe(403)
    expect((await read(key, 'homes')).statusCode).toBe(403)
    const staffCall = { url: '/api/admin/v1/webhooks', headers: { authorization: `Bearer ${key}` } }
    const headers = { host: 'lakeshore.localhost', ...staffCall.headers }
    expect((await test.app.inject({ ...staffCall, headers })).statusCode).toBe(403)
  })
  it('tells when it was last used, at most a minute late', async () => {
    const { key } = await makeKey()
    const used = async () => (await asAdmin('GET', '')).json().data[0].attributes.last_used_at
    const first = now
    await read(key, 'bookings')
    expect(await used()).toBe(first.toISOString())
    now = new Date(now.getTime() + 30_000)
    await read(key, 'bookings')
    expect(await used()).toBe(first.toISOString())
    now = new Date(now.getTime() + 31_000)
    await read(key, 'bookings')
    expect(await used()).toBe(now.toISOString())
  })
  it('opens nothing once it is revoked, nor at another partner', async () => {
    const { id, key } = await makeKey()
    expect([(await read(key, 'homes', 'tejo.localhost')).statusCode]).toEqual([401])
    const tejo = await test.signIn('admin@tejo.test')
    expect((await asAdmin('DELETE', `/${id}`, undefined, tejo)).statusCode).toBe(404)
    expect((await asAdmin('DELETE', `/${id}`)).statusCode).toBe(204)
    const refused = await read(key, 'homes')
    expect([refused.statusCode, codeOf(refused)]).toEqual([401, 'admin-api-keys.unknown-key'])
    expect((await asAdmin('DELETE', `/${id}`)).statusCode).toBe(404)
    expect((await asAdmin('GET', '')).json().data[0].attributes.revoked_at).toBe(now.toISOString())
  })
  it('is refused without a name or anything to read', async () => {
    const answer = await asAdmin('POST', '', { name: ' ', scopes: [] })
    expect(ErrorResponse.parse(answer.json()).errors.slice(1)).toMatchObject([
      { title: 'Give the key a name.', source: { pointer: '/name' } },
      { title: 'Choose at least one thing that it opens.', source: { pointer: '/scopes' } },
    ])
  })
  it('is no session: a person’s token does not open what is for keys', async () => {
    const headers = await test.signIn('homeowner@lakeshore.test')
    const answer = await test.app.inject({ url: '/api/outward/v1/applications', headers })
    expect(answer.statusCode).toBe(403)
  })
})

type Page = { data: { id: string }[]; meta: { next: string | null } }

it('reads applications page by page, each once', async () => {
  const { key } = await makeKey(['applications'])
  const added = await addApplications(test, { count: 5 })
  const seen: string[] = []
  let next: string | null = null
  do {
    const page: Page = (
      await read(key, `applications?limit=2${next === null ? '' : `&after=${next}`}`)
    ).json()
    seen.push(...page.data.map(({ id }) => id))
    next = page.meta.next
  } while (next !== null)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toEqual(expect.arrayContaining(added))
  const { data } = (await read(key, 'applications?limit=500')).json()
  expect(data.find(({ id }: { id: string }) => id === added[0]).attributes).toMatchObject({
    status: 'submitted',
    kind: 'Subsidy',
    person_email: 'homeowner@lakeshore.test',
    address: '418 Birchwood Lane',
    name: expect.stringContaining('asement'),
  })
})

it(
  'reads visits and homes, and the result of a home as it was last computed',
  async () => {
    const { key } = await makeKey()
    const me = await applicant(test, 'homeowner@lakeshore.test')
    const home = me.home('Birchwood Lane')
    const made = await me.call('POST', '/api/v1/virtual_audit/virtual_audits', { building_id: home })
    expect(made.statusCode, made.body).toBe(201)
    const { attributes } = made.json().data
    const homes = (await read(key, 'homes?limit=500')).json().data
    expect(homes.find(({ id }: { id: string }) => id === home).attributes).toMatchObject({
      address: '418 Birchwood Lane',
      label: attributes.label.now.letter,
    })
    const result = (await read(key, `homes/${home}/result`)).json().data
    expect(result.attributes.label).toEqual(attributes.label)
    expect((await read(key, `homes/${test.partners.lakeshore.id}/result`)).statusCode).toBe(404)
    const [project_id] = await addApplications(test)
    const schedule_plan_timeslot_id = await addTimeslot(test, '2026-06-25T15:00:00Z')
    await me.call('POST', '/api/v1/assignment_scheduleplan_timeslot', {
      project_id,
      schedule_plan_timeslot_id,
    })
    const bookings = (await read(key, 'bookings')).json().data
    expect(bookings[0].attributes).toMatchObject({
      application_id: project_id,
      start_at: '2026-06-25T15:00:00.000Z',
    })
  },
  COLD_START_MS,
)

it('stands in the API pages, with what the webhooks send', async () => {
  const pages = await testApp({ environment: { apiPages: true } })
  const { paths, components, webhooks } = (
    await pages.app.inject({ url: '/api/openapi.json', headers: { host: 'lakeshore.localhost' } })
  ).json()
  await pages.close()
  expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' })
  expect(paths['/api/outward/v1/applications'].get.security).toEqual([{ apiKey: [] }])
  expect(Object.keys(webhooks)).toEqual([...EVENT_TYPES])
  const { schema } = webhooks['booking.made'].post.requestBody.content['application/json']
  expect(schema.properties.data.properties).toHaveProperty('timeslot_id')
})

it('is limited by key, not by network', async () => {
  const limited = await testApp({ environment: { rateLimits: true } })
  const headers = await limited.signIn('admin@lakeshore.test')
  const make = async () =>
    (
      await limited.app.inject({
        method: 'POST',
        url: '/api/admin/v1/api_keys',
        headers,
        payload: { name: 'Fast', scopes: ['bookings'] },
      })
    ).json().data.attributes.key as string
  const [fast, slow] = [await make(), await make()]
  const call = async (key: string) =>
    (
      await limited.app.inject({
        url: '/api/outward/v1/bookings?limit=1',
        headers: { host: 'lakeshore.localhost', authorization: `Bearer ${key}` },
      })
    ).headers['x-ratelimit-remaining']
  expect([await call(fast), await call(fast), await call(slow)]).toEqual(['599', '598', '599'])
  await limited.close()
})
