import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Policy, requirePolicy, routeTable } from './platform/http/policy.ts'
import type { Actor } from './platform/scope.ts'
import { addAuthenticator } from './testing/add-authenticator.ts'
import { ACTORS } from './testing/test-actors.ts'
import { type TestApp, testApp } from './testing/test-app.ts'
import { walkedBodies } from './testing/walked-bodies.ts'

/** The whole route table × every role × ids of somebody else and of another partner. */
type Route = { method: NonNullable<InjectOptions['method']>; url: string; policy: Policy }
type Role = { name: string; email: string | undefined; actor: Actor }

const ROLES: readonly Role[] = [
  { name: 'nobody', email: undefined, actor: { kind: 'anonymous' } },
  { name: 'a guest', email: 'guest@lakeshore.test', actor: ACTORS.guest },
  { name: 'a user', email: 'new@lakeshore.test', actor: ACTORS.user },
  {
    name: 'a reviewer',
    email: 'reviewer@lakeshore.test',
    actor: { ...ACTORS.admin, permissions: ['users', 'buildings'] },
  },
  {
    name: 'an advisor who owes a second factor',
    email: 'advisor@lakeshore.test',
    actor: ACTORS.half,
  },
  { name: 'an operator', email: 'operator@platform.test', actor: ACTORS.operator },
]
/** Where an id travels in the query. */
const QUERY_IDS: Readonly<Record<string, string>> = {
  '/api/v1/buildings/current': 'building_id',
  '/api/v2/offers': 'building_id',
  '/api/v1/subsidies': 'building_id',
  '/api/v1/generic_items': 'building_id',
  '/api/v1/report_shares': 'building_id',
}
/** Staff work with the people of their partner, so there only another partner's ids are nobody's. */
const OF_THE_PEOPLE = /^\/api\/admin\/v1\/(users|buildings)\//
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

let site: TestApp
let routes: readonly Route[]
const sessions = new Map<string, Record<string, string>>()
const others = { person: [] as string[], partner: [] as string[] }

beforeAll(async () => {
  site = await testApp()
  await addGuest()
  await addAuthenticator(site.db, 'advisor@lakeshore.test')
  routes = routeTable(site.app).flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .flatMap((each) =>
        each === 'HEAD' || /^\/(api\/docs|dev|partner-assets)/.test(url)
          ? []
          : [{ method: each as Route['method'], url, policy: config?.policy ?? 'operator' }],
      ),
  )
  for (const { name, email } of ROLES)
    if (email !== undefined) sessions.set(name, await site.signIn(email, 'lakeshore'))
  others.person = await idsOf(site.partners.lakeshore.id, 'homeowner@lakeshore.test')
  others.partner = await idsOf(site.partners.tejo.id, 'homeowner@tejo.test')
})
afterAll(() => site.close())

async function addGuest(): Promise<void> {
  await sql`insert into users select (jsonb_populate_record(users, jsonb_build_object('id', gen_random_uuid(),
    'email', 'guest@lakeshore.test', 'user_type', 'guest', 'partner_account_id', null))).* from users
    where email = 'new@lakeshore.test'`.execute(site.db)
}

/** Ids of a person, and of what a person owns, in every table that has them. */
async function idsOf(partnerId: string, email: string): Promise<string[]> {
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
        where partner_id = ${partnerId} and ${sql.ref(column)}::text = any(${ids})`.execute(site.db)
      ids.push(...rows.map(({ id }) => id))
    }
  return ids
}

const bodyOf = ({ method, url }: Route) => walkedBodies[`${method} ${url}`]
const call = (route: Route, url: string, headers: Record<string, string>, id = '') =>
  site.app.inject({
    method: route.method,
    url,
    headers: { host: 'lakeshore.localhost', ...headers },
    ...(WRITES.has(route.method) && route.method !== 'DELETE' ? { payload: bodyOf(route)?.(id) ?? {} } : {}),
  })
const isRefusal = (status: number) => status === 403 || status === 404
const filled = (url: string, id: string) => url.replaceAll(/:\w+/g, id)

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

  it('is kept out of every route that is not theirs', async () => {
    const expected = actor.kind === 'anonymous' ? 401 : 403
    for (const route of routes.filter(({ policy }) => !isLetIn(policy, actor))) {
      const { statusCode } = await call(route, filled(route.url, others.person[0] ?? ''), bearer())
      expect([route.method, route.url, statusCode]).toEqual([route.method, route.url, expected])
    }
  })
  it.each(['person', 'partner'] as const)('gets nothing by ids of another %s', async (whose) => {
    expect(others[whose].length).toBeGreaterThan(0)
    const withIds = mine()
      .filter((route) => route.url.includes(':') || bodyOf(route) !== undefined)
      .filter((route) => whose === 'partner' || !OF_THE_PEOPLE.test(route.url))
    for (const id of others[whose])
      for (const route of withIds) {
        const { statusCode, body } = await call(route, filled(route.url, id), bearer(), id)
        expect(statusCode, `${route.method} ${route.url} ${body}`).toSatisfy(isRefusal)
      }
  })
  it.each(['person', 'partner'] as const)('gets nothing by ids of another %s in a query', async (whose) => {
    for (const id of others[whose])
      for (const route of mine().filter(({ method, url }) => method === 'GET' && url in QUERY_IDS)) {
        const answer = await call(
          route,
          `${route.url}?${QUERY_IDS[route.url]}=${id}&type=fuel_type`,
          bearer(),
        )
        // A filter that finds nothing tells no more than "not found".
        const isEmpty = answer.statusCode === 200 && answer.json().data.length === 0
        expect(isEmpty ? 404 : answer.statusCode, `${route.url} ${answer.body}`).toSatisfy(isRefusal)
      }
  })
  it('cannot write by cookie without the csrf token', async () => {
    if (actor.kind === 'anonymous') return
    const { 'x-csrf-token': _token, ...without } = headers()
    const writes = mine().filter(({ method, url }) => WRITES.has(method) && !url.startsWith('/api/v1/auth/'))
    for (const route of writes) {
      const answer = await call(route, filled(route.url, others.person[0] ?? ''), without)
      expect([route.url, answer.json().errors?.[0]?.code]).toEqual([route.url, 'csrf'])
    }
  })
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
})

it('walks a table worth walking', () => {
  expect(routes.length).toBeGreaterThan(30)
  expect(new Set(routes.map(({ policy }) => policy.split(':')[0])).size).toBeGreaterThanOrEqual(4)
})
