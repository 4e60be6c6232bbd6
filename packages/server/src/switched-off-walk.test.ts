import type { InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { routeTable } from './platform/http/policy.ts'
import { changePartner } from './testing/change-partner.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

/** The whole route table × every switch that takes a part of the product away. */
type Route = {
  readonly method: NonNullable<InjectOptions['method']>
  readonly url: string
  readonly isPublic: boolean
}

/** How the calls of each part begin. */
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  enable_assessment: [
    '/api/v1/generic_items',
    '/api/v1/virtual_audit/',
    '/api/v1/climate/',
    '/api/v2/reports/',
    '/api/v1/report_shares',
    '/api/v1/shared_reports',
  ],
  enable_incentives: [
    '/api/v2/offers',
    '/api/v1/subsidies',
    '/api/v1/subsidy_description/',
    '/api/v1/energy_advisor_assignments',
  ],
}
const ALWAYS_THERE = [
  '/api/v1/auth/',
  '/api/v1/users',
  '/api/v1/buildings',
  '/api/v1/partners',
  '/api/admin/v1/',
]
const SWITCHES = Object.keys(BEHIND)

let site: TestApp
let routes: readonly Route[]
const isBehind = (name: string, { url }: Route) =>
  BEHIND[name]?.some((start) => url.startsWith(start)) === true

beforeAll(async () => {
  site = await testApp()
  routes = routeTable(site.app).flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .filter((each) => each !== 'HEAD' && /^\/api\/(admin|v\d)\//.test(url))
      .map((each) => ({ method: each as Route['method'], url, isPublic: config?.policy === 'public' })),
  )
})
afterEach(() => changePartner(site, 'lakeshore'))
afterAll(() => site.close())

const SOME_ID = '00000000-0000-4000-8000-000000000000'

async function statusOf({ method, url }: Route, headers: Record<string, string> = {}) {
  const address = url.replaceAll(/:\w+/g, SOME_ID)
  const writes = method !== 'GET' && method !== 'DELETE'
  const answer = await site.app.inject({
    method,
    url: address,
    headers: { host: 'lakeshore.localhost', ...headers },
    ...(writes && { payload: {} }),
  })
  return [method, url, answer.statusCode]
}

it('knows of every call whether a switch takes it away', () => {
  const starts = [...ALWAYS_THERE, ...Object.values(BEHIND).flat()]
  expect(routes.filter(({ url }) => !starts.some((start) => url.startsWith(start)))).toEqual([])
  expect(starts.filter((start) => !routes.some(({ url }) => url.startsWith(start)))).toEqual([])
})

describe.each(SWITCHES)('without %s', (name) => {
  it('every call of that part is not there, whoever asks', async () => {
    const behind = routes.filter((route) => isBehind(name, route))
    const closed = behind.filter(({ isPublic }) => !isPublic)
    for (const route of closed) expect(await statusOf(route)).toEqual([route.method, route.url, 401])
    await changePartner(site, 'lakeshore', { settings: { [name]: false } })
    const me = await site.signIn('homeowner@lakeshore.test')
    for (const route of behind)
      for (const headers of [{}, me])
        expect(await statusOf(route, headers)).toEqual([route.method, route.url, 404])
  })
  it('every other call answers as before', async () => {
    const others = routes.filter((route) => !isBehind(name, route))
    const before = []
    for (const route of others) before.push(await statusOf(route))
    await changePartner(site, 'lakeshore', { settings: { [name]: false } })
    const after = []
    for (const route of others) after.push(await statusOf(route))
    expect(after).toEqual(before)
  })
})

it('the weather of a place, open to everybody, goes with the assessment', async () => {
  const me = await site.signIn('homeowner@lakeshore.test')
  const list = await site.app.inject({ url: '/api/v1/buildings/', headers: me })
  const home: string = list.json().records.data[0].id
  const weather = await site.app.inject({ url: `/api/v1/climate/of_building/${home}`, headers: me })
  const open = {
    url: `/api/v1/climate/${weather.json().data.attributes.place.id}`,
    headers: { host: 'lakeshore.localhost' },
  }
  expect((await site.app.inject(open)).statusCode).toBe(200)
  await changePartner(site, 'lakeshore', { settings: { enable_assessment: false } })
  expect((await site.app.inject(open)).statusCode).toBe(404)
})
