import { type Features, features } from '@hearthlight/domain/partner/features'
import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import type { InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { routeTable } from '../platform/http/policy.ts'
import { changePartner } from '../testing/change-partner.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

/** The whole route table × every switch that takes a part of the product away. */
type Feature = keyof Features
type Route = {
  readonly method: NonNullable<InjectOptions['method']>
  readonly url: string
  readonly isPublic: boolean
  /** Of the page that the call says it serves. */
  readonly feature: Feature | undefined
}

/** How the calls of some parts begin: they must not serve a page of another. */
const PARTS: Readonly<Partial<Record<Feature, readonly string[]>>> = {
  assessment: [
    '/api/v1/generic_items',
    '/api/v1/virtual_audit/',
    '/api/v1/climate/',
    '/api/v2/reports/',
    '/api/v1/report_shares',
    '/api/v1/shared_reports',
  ],
  incentives: [
    '/api/v2/offers',
    '/api/v1/subsidies',
    '/api/v1/subsidy_description/',
    '/api/v1/energy_advisor_assignments',
    '/api/v1/documents',
    '/api/v1/rebate_finder',
  ],
  bookTimeslots: [
    '/api/v1/users_schedule_plans',
    '/api/v1/users_schedule_plan_timeslots',
    '/api/v1/assignment_scheduleplan_timeslot',
    '/api/v1/visits',
    '/api/v1/visit_links',
  ],
  publicOffers: ['/api/v1/fulfill-integrate/programs_public'],
}
const ALWAYS_THERE = [
  '/api/v1/auth/',
  '/api/v1/users',
  '/api/v1/buildings',
  '/api/v1/contacts',
  // An application of either part has its messages.
  '/api/v1/applications',
  '/api/v1/guest_links',
  // The home page names rebates, whichever of the parts are on.
  '/api/v1/home_amounts',
  '/api/v1/partners',
  '/api/admin/v1/',
]

let site: TestApp
let routes: readonly Route[]
/** `/api/v1/users` has `/api/v1/users/:id` below it, and not `/api/v1/users_schedule_plans`. */
const under = (starts: readonly string[]) => (route: Route) =>
  starts.some((start) => route.url === start || route.url.startsWith(start.replace(/\/?$/, '/')))

beforeAll(async () => {
  site = await testApp()
  routes = routeTable(site.app).flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .filter((each) => each !== 'HEAD' && /^\/api\/(admin|v\d)\//.test(url))
      .map((each) => ({
        method: each as Route['method'],
        url,
        isPublic: config?.policy === 'public',
        feature: config?.page && PAGES[config.page].feature?.name,
      })),
  )
})
afterEach(() => changePartner(site, 'lakeshore'))
afterAll(() => site.close())

/** The setting by itself that takes a feature away. */
function switchOff(feature: Feature): Record<string, boolean> {
  const config = PartnerConfig.parse({
    code: 'acme',
    name: 'Acme',
    country: 'US',
    contact_email: 'home@acme.test',
    logo_url: '/logo.svg',
    logo_icon_url: '/icon.svg',
  })
  const hasIt = (name: string, value: boolean) =>
    features({ ...config, settings: { ...config.settings, [name]: value } }, null)[feature]
  const switches = Object.entries(config.settings).filter(([, value]) => typeof value === 'boolean')
  // Whatever is the default: some parts are there only where a partner has switched them on.
  for (const [name] of switches)
    for (const value of [true, false])
      if (hasIt(name, value) && !hasIt(name, !value)) return { [name]: !value }
  throw new Error(`no setting takes ${feature} away`)
}

const SOME_ID = '00000000-0000-4000-8000-000000000000'

type Status = readonly [method: string, url: string, code: number]

async function statusOf({ method, url }: Route, headers: Record<string, string> = {}): Promise<Status> {
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
  const isThere = under(ALWAYS_THERE)
  expect(routes.filter((route) => (route.feature === undefined) !== isThere(route))).toEqual([])
  for (const [part, starts] of Object.entries(PARTS)) {
    const its = routes.filter(under(starts))
    expect(its.filter(({ feature }) => feature !== part)).toEqual([])
    expect(starts.filter((start) => !its.some((route) => under([start])(route)))).toEqual([])
  }
})

it('without its switch every call of a part is not there, whoever asks, and every other answers as before [S1-6.016] [S1-6.017]', async () => {
  const parts = new Set(routes.flatMap(({ feature }) => feature ?? []))
  expect([...parts]).toEqual(expect.arrayContaining(Object.keys(PARTS)))
  const before = new Map<Route, Status>()
  for (const route of routes) before.set(route, await statusOf(route))
  const closed = routes.filter(({ feature, isPublic }) => feature !== undefined && !isPublic)
  expect(closed.map((route) => before.get(route)?.[2])).toEqual(closed.map(() => 401))
  for (const part of parts) {
    await changePartner(site, 'lakeshore', { settings: switchOff(part) })
    const me = await site.signIn('homeowner@lakeshore.test')
    for (const route of routes.filter(({ feature }) => feature === part))
      for (const headers of [{}, me])
        expect(await statusOf(route, headers)).toEqual([route.method, route.url, 404])
    for (const route of routes.filter(({ feature }) => feature !== part))
      expect(await statusOf(route)).toEqual(before.get(route))
  }
}, 300_000)

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
