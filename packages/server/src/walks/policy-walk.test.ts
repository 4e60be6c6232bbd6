import { ADMIN_PERMISSIONS } from '@hearthlight/domain/accounts/staff/admin'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type Policy, requirePolicy, routeTable } from '../platform/http/policy.ts'
import { newId } from '../platform/ids.ts'
import type { Actor } from '../platform/scope.ts'
import { addAuthenticator } from '../testing/browsers/add-authenticator.ts'
import { sampleOf, takesIds } from '../testing/database/sample-of-schema.ts'
import { multipartBody } from '../testing/files/multipart-body.ts'
import { samplePdf } from '../testing/files/sample-files.ts'
import { ACTORS } from '../testing/test-actors.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

/** The whole route table × every role × ids of somebody else and of another partner. */
type Route = {
  method: NonNullable<InjectOptions['method']>
  url: string
  policy: Policy
  /** What the route says it takes: the ids in it are known by that. */
  schema: { querystring?: z.ZodType; body?: z.ZodType; consumes?: readonly string[] }
}
type Role = { name: string; email: string | undefined; actor: Actor }

const ROLES: readonly Role[] = [
  { name: 'nobody', email: undefined, actor: { kind: 'anonymous' } },
  { name: 'a guest', email: 'guest@lakeshore.test', actor: ACTORS.guest },
  { name: 'a user', email: 'new@lakeshore.test', actor: ACTORS.user },
  {
    name: 'a reviewer',
    email: 'reviewer@lakeshore.test',
    actor: {
      ...ACTORS.admin,
      permissions: ADMIN_PERMISSIONS.filter(
        (permission) => !['login_as', 'staff', 'AppliedOfferRestrictedDataAccess'].includes(permission),
      ),
    },
  },
  {
    name: 'an advisor who owes a second factor',
    email: 'advisor@lakeshore.test',
    actor: ACTORS.half,
  },
  { name: 'an operator', email: 'operator@platform.test', actor: ACTORS.operator },
  { name: 'a system with a key', email: undefined, actor: ACTORS.key },
]
/** Permissions are for work with the people of the partner, so there only another partner's ids are nobody's. */
const isAboutPeople = ({ policy }: Route) => policy.startsWith('admin:') || policy.startsWith('key:')
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

let site: TestApp
let routes: readonly Route[]
const sessions = new Map<string, Record<string, string>>()
const others = { person: [] as string[], partner: [] as string[], newest: [] as string[] }

beforeAll(async () => {
  site = await testApp()
  await addGuest()
  await addAuthenticator(site.db, 'advisor@lakeshore.test')
  routes = routeTable(site.app).flatMap(({ method, url, config, schema }) =>
    [method].flat().flatMap((each) =>
      each === 'HEAD' || /^\/(api\/docs|dev|partner-assets)/.test(url)
        ? []
        : [
            {
              method: each as Route['method'],
              url,
              policy: config?.policy ?? 'operator',
              schema: (schema ?? {}) as Route['schema'],
            },
          ],
    ),
  )
  for (const { name, email } of ROLES)
    if (email !== undefined) sessions.set(name, await site.signIn(email, 'lakeshore'))
  sessions.set('a system with a key', { cookie: `key=${await addKey()}` })
  others.person = await idsOf(site.partners.lakeshore.id, 'homeowner@lakeshore.test')
  others.partner = await idsOf(site.partners.tejo.id, 'homeowner@tejo.test')
  others.newest = await idsOf(site.partners.tejo.id, 'homeowner@tejo.test', 1)
})
afterAll(() => site.close())

async function addGuest(): Promise<void> {
  await sql`insert into users select (jsonb_populate_record(users, jsonb_build_object('id', gen_random_uuid(),
    'email', 'guest@lakeshore.test', 'user_type', 'guest', 'partner_account_id', null))).* from users
    where email = 'new@lakeshore.test'`.execute(site.db)
}

/** A key for the scopes of `ACTORS.key`, as an admin makes it. */
async function addKey(): Promise<string> {
  const { scopes } = ACTORS.key.key
  const made = await site.app.inject({
    method: 'POST',
    url: '/api/admin/v1/api_keys',
    payload: { name: 'Walker', scopes },
    headers: await site.signIn('admin@lakeshore.test'),
  })
  return made.json().data.attributes.key
}

/** Ids of a person, and of what a person owns, in every table that has them: the newest of each kind stand for the rest. */
async function idsOf(partnerId: string, email: string, ofEach = 2): Promise<string[]> {
  const { rows: owned } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.columns i on i.table_name = c.table_name and i.column_name = 'id'
    where c.table_schema = 'public' and c.column_name in ('user_id', 'building_id')`.execute(site.db)
  const user = await site.db
    .selectFrom('users')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const ids = [user.id]
  for (const column of ['user_id', 'building_id'])
    for (const { table } of owned.filter((each) => each.column === column)) {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
        where partner_id = ${partnerId} and ${sql.ref(column)}::text = any(${ids})
        order by id desc limit ${ofEach}`.execute(site.db)
      ids.push(...rows.map(({ id }) => id))
    }
  return ids
}

const takesBody = ({ method }: Route) => WRITES.has(method) && method !== 'DELETE'
const takesIdOf = (route: Route) =>
  route.url.includes(':') ||
  [route.schema.querystring, takesBody(route) ? route.schema.body : undefined].some(
    (part) => part !== undefined && takesIds(part),
  )
/** A route that takes files is called in both ways, with the same fields. */
const waysToCall = (route: Route) =>
  route.schema.consumes?.includes('multipart/form-data') === true
    ? (['json', 'multipart'] as const)
    : (['json'] as const)

const bodyOf = (route: Route, id: string, way: 'json' | 'multipart') => {
  const sample = (route.schema.body ? sampleOf(route.schema.body, id) : {}) as Record<string, string>
  return way === 'json'
    ? { payload: sample, headers: {} }
    : multipartBody(sample, { bytes: samplePdf('walked') })
}

/** The call with this id at every place where the route takes one. */
const call = (
  route: Route,
  headers: Record<string, string>,
  id: string,
  body = takesBody(route) ? bodyOf(route, id, 'json') : undefined,
) =>
  site.app.inject({
    method: route.method,
    url: route.url.replaceAll(/:\w+/g, id),
    headers: { host: 'lakeshore.localhost', ...headers, ...body?.headers },
    ...(route.schema.querystring && {
      query: sampleOf(route.schema.querystring, id) as Record<string, string>,
    }),
    ...(body && { payload: body.payload }),
  })
/** A filter that finds nothing tells no more than "not found". */
const isEmptyList = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode === 200 && JSON.parse(body).data?.length === 0
const isRefusal = (status: number) => status === 403 || status === 404

const tellsNothing = ({ policy }: Route, answer: { statusCode: number; body: string }) =>
  (policy === 'public' ? answer.statusCode >= 400 : isRefusal(answer.statusCode)) || isEmptyList(answer)

function isLetIn(policy: Policy, actor: Actor): boolean {
  try {
    requirePolicy(policy, actor)
    return true
  } catch {
    return false
  }
}

describe.each(ROLES)('$name', ({ name, actor }) => {
  const headers = () => sessions.get(name) ?? {}
  /** As a bearer, since the two desks have cookies of their own. */
  const bearer = () => {
    const token = headers()['cookie']?.split('=')[1]
    return token === undefined ? {} : { authorization: `Bearer ${token}` }
  }
  const mine = () => routes.filter(({ policy }) => isLetIn(policy, actor))
  const callsWithIds = (whose: 'person' | 'partner') =>
    mine()
      .filter((route) => takesIdOf(route) && (whose === 'partner' || !isAboutPeople(route)))
      .flatMap((route) => waysToCall(route).map((way) => [route, way] as const))

  it('is kept out of every route that is not theirs', async () => {
    const expected = actor.kind === 'anonymous' ? 401 : 403
    for (const route of routes.filter(({ policy }) => !isLetIn(policy, actor))) {
      const { statusCode } = await call(route, bearer(), others.person[0] ?? '')
      expect([route.method, route.url, statusCode]).toEqual([route.method, route.url, expected])
    }
  })
  it.each(['person', 'partner'] as const)(
    'gets nothing by ids of another %s',
    async (whose) => {
      expect(others[whose].length).toBeGreaterThan(0)
      for (const id of others[whose])
        for (const [route, way] of callsWithIds(whose)) {
          const body = takesBody(route) ? bodyOf(route, id, way) : undefined
          const answer = await call(route, bearer(), id, body)
          expect(tellsNothing(route, answer), `${route.method} ${route.url} ${answer.body}`).toBe(true)
        }
    },
    300_000,
  )
  it('cannot write by cookie without the csrf token', async () => {
    if (actor.kind === 'anonymous' || actor.kind === 'api-key') return
    const { 'x-csrf-token': _token, ...without } = headers()
    const writes = mine().filter(({ method, url }) => WRITES.has(method) && !url.startsWith('/api/v1/auth/'))
    for (const route of writes) {
      const answer = await call(route, without, others.person[0] ?? '')
      expect([route.url, answer.json().errors?.[0]?.code]).toEqual([route.url, 'csrf'])
    }
  })
})

describe.each(ADMIN_PERMISSIONS)('an admin who may only: %s', (permission) => {
  const actor: Actor = { ...ACTORS.admin, permissions: [permission] }
  const email = `only.${permission.toLowerCase()}@lakeshore.test`
  let bearer: Record<string, string>
  beforeAll(async () => {
    await sql`insert into admins select (jsonb_populate_record(admins, jsonb_build_object('id', gen_random_uuid(),
      'email', ${email}::text, 'default_permissions', '{}'::text[], 'additional_permissions', array[${permission}::text]))).*
      from admins where email = 'reviewer@lakeshore.test'`.execute(site.db)
    const { cookie } = await site.signIn(email)
    bearer = { authorization: `Bearer ${cookie.split('=')[1]}` }
  })
  const ofConsole = () => routes.filter(({ policy }) => policy.startsWith('admin:'))

  it('is let into the routes of that permission and into no other of the console', async () => {
    for (const route of ofConsole().filter(({ policy }) => !isLetIn(policy, actor))) {
      const { statusCode } = await call(route, bearer, newId())
      expect([route.method, route.url, statusCode]).toEqual([route.method, route.url, 403])
    }
    for (const route of ofConsole().filter(
      ({ policy, url }) => isLetIn(policy, actor) && url.includes(':'),
    )) {
      const { statusCode } = await call(route, bearer, newId())
      expect([route.method, route.url, statusCode]).not.toEqual([route.method, route.url, 403])
    }
  })
  it('gets nothing by ids of another partner', async () => {
    for (const route of ofConsole().filter((each) => isLetIn(each.policy, actor) && takesIdOf(each)))
      for (const id of others.newest) {
        const answer = await call(route, bearer, id)
        expect(tellsNothing(route, answer), `${route.method} ${route.url} ${answer.body}`).toBe(true)
      }
  }, 300_000)
})

it('no answer that a browser or proxy may keep carries the token of a session', async () => {
  const me = await site.signIn('homeowner@lakeshore.test')
  const list = await site.app.inject({ url: '/api/v1/buildings/', headers: me })
  const home: string = list.json().records.data[0].id
  const weather = await site.app.inject({ url: `/api/v1/climate/of_building/${home}`, headers: me })
  const { place } = weather.json().data.attributes
  const values: Readonly<Record<string, string>> = { ':place_id': place.id, ':code': 'lakeshore' }
  const kept: string[] = []
  for (const { method, url } of routes.filter((route) => route.method === 'GET')) {
    const address = url.replaceAll(/:\w+/g, (name) => values[name] ?? home)
    const { headers, body, statusCode } = await site.app.inject({ method, url: address, headers: me })
    if (statusCode !== 200 || /no-store|no-cache/.test(String(headers['cache-control'] ?? 'no-store')))
      continue
    kept.push(url)
    expect(body, url).not.toContain(me['x-csrf-token'])
    expect(headers['set-cookie'], url).toBeUndefined()
  }
  expect(kept).toContain('/api/v1/climate/:place_id')
}, 300_000)

it('can say what each route takes, and walks those that take an id in a path, a query or a body', () => {
  const withIds = routes.filter(takesIdOf)
  for (const { method, url, schema } of withIds.filter(({ policy }) => policy !== 'public'))
    for (const part of [schema.querystring, schema.body])
      expect(
        part?.safeParse(sampleOf(part, others.person[0] ?? '')).error,
        `${method} ${url}`,
      ).toBeUndefined()
  expect(withIds.map(({ method, url }) => `${method} ${url}`)).toEqual(
    expect.arrayContaining([
      'PUT /api/v1/buildings/:id',
      'GET /api/v1/buildings/current',
      'POST /api/v1/report_shares',
      'PUT /api/v1/generic_items/0',
      'POST /api/admin/v1/login_as_tokens',
      'POST /api/v1/documents',
    ]),
  )
  expect(withIds.filter((route) => waysToCall(route).length > 1).map(({ url }) => url)).toEqual([
    '/api/v1/documents',
    '/api/v1/documents/:id',
    '/api/v1/fulfill-integrate/attachments',
  ])
})

it('walks a table worth walking', () => {
  expect(routes.length).toBeGreaterThan(30)
  expect(new Set(routes.map(({ policy }) => policy.split(':')[0])).size).toBeGreaterThanOrEqual(4)
})
