import { dayIn } from '@hearthlight/domain/shared/day-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { ChangeDb } from '../platform/database/schema.ts'
import { readEnvironment } from '../platform/process/environment.ts'
import { changePartner } from '../testing/change-partner.ts'
import { changeRows } from '../testing/database/change-rows.ts'
import { countQueries } from '../testing/database/count-queries.ts'
import { tablesRead } from '../testing/database/tables-read.ts'
import { FOLDERS, TEST_SECRET, type TestApp, testApp } from '../testing/test-app.ts'
import type { SignedIn } from '../testing/test-sign-in.ts'
import { addApplication, addTimeslot } from '../testing/visits.ts'
import { OWN_TABLES } from './own-version-store.ts'

/** The first audit starts a thread, which takes long on a busy machine. */
const COLD_START_MS = 90_000
const OWNER = 'homeowner@lakeshore.test'
const MINUTE_MS = 60_000
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS
const HOME = { city: 'Sheboygan', region: 'WI', zip: '53081', ownership: 'own' }

const queries = countQueries()
const tables = tablesRead()
/** Ten minutes before midnight at the partner, so that a session lives to see the next day. */
let moment = new Date(nextMidnight('America/Chicago').getTime() - 10 * MINUTE_MS)
let test: TestApp
let me: SignedIn
let home: string
let audit: string
let unassessed: string

function nextMidnight(timeZone: string): Date {
  let at = Math.ceil(Date.now() / (15 * MINUTE_MS)) * 15 * MINUTE_MS
  const today = dayIn(timeZone, new Date(at))
  while (dayIn(timeZone, new Date(at)) === today) at += 15 * MINUTE_MS
  return new Date(at)
}

beforeAll(async () => {
  const { transformResult } = queries.plugin
  test = await testApp({ plugin: { ...tables.plugin, transformResult }, now: () => moment })
  me = await test.signIn(OWNER)
  const homes: { id: string; attributes: { extra_info: { virtual_audit: string | null } } }[] = (await list())
    .records.data
  const idOf = (isAssessed: boolean) =>
    homes.find(({ attributes }) => (attributes.extra_info.virtual_audit !== null) === isAssessed)
  home = idOf(true)?.id ?? ''
  unassessed = idOf(false)?.id ?? ''
  audit = idOf(true)?.attributes.extra_info.virtual_audit ?? ''
  await Promise.all(readings().map((url) => read(url)))
}, COLD_START_MS)
afterAll(() => test.close())

const LIST = '/api/v1/buildings/'
const currentUrl = () => `/api/v1/buildings/current?building_id=${home}`
const offersUrl = () => `/api/v2/offers?building_id=${home}`
const auditUrl = () => `/api/v1/virtual_audit/virtual_audits/${audit}`
const readings = () => [
  LIST,
  currentUrl(),
  offersUrl(),
  '/api/v2/offers',
  `/api/v1/subsidies?building_id=${home}`,
  auditUrl(),
  `${auditUrl()}?plan=kept`,
]

const ask = (url: string, headers: Readonly<Record<string, string>> = me, app = test.app) =>
  app.inject({ url, headers })
async function read(url: string, headers?: Readonly<Record<string, string>>, app = test.app) {
  const answer = await ask(url, headers, app)
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  const { meta: _, ...said } = answer.json()
  return said
}
const list = () => read(LIST)
const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = me) => {
  const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) })
  expect(answer.statusCode, answer.body.slice(0, 500)).toBeLessThan(300)
  return answer
}
const save = (building: object) => send('PUT', `${LIST}${home}`, { building })
const change = (work: (db: ChangeDb) => Promise<unknown>) =>
  changeRows(test.db, test.partners.lakeshore.id, work)

describe('an answer made of what a person owns', () => {
  it('is given again as it was, for one query', async () => {
    for (const url of readings()) {
      // Whatever is computed or noted on the home by the first who asks is there for the second.
      await ask(url)
      const [made, again] = [await ask(url), await ask(url)]
      expect(again.body).toBe(made.body)
      const { 'x-request-id': _one, date: _then, ...headers } = made.headers
      expect(again.headers).toMatchObject(headers)
      expect(await queries.during(() => ask(url)), url).toBe(1)
    }
  })

  it.each(['br', 'gzip'])('is given again compressed as well (%s)', async (encoding) => {
    const headers = { ...me, 'accept-encoding': encoding }
    const [made, again] = [
      await ask(`${offersUrl()}&as=${encoding}`, headers),
      await ask(offersUrl(), headers),
    ]
    for (const answer of [made, again])
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(again.rawPayload.length).toBeLessThan((await ask(offersUrl())).rawPayload.length / 2)
    expect(await queries.during(() => ask(offersUrl(), headers))).toBe(1)
  })

  it('is made of no table whose changes its version does not tell', async () => {
    // Without a kept answer, and by a server that has no kept home either.
    tables.forget()
    const another = await anotherInstance()
    try {
      for (const url of readings()) await read(url, await test.signIn(OWNER), another)
    } finally {
      await another.close()
    }
    const told: readonly string[] = Object.values(OWN_TABLES).flat()
    expect(told.filter((table) => !tables.names().includes(table))).toEqual([])
    const alsoRead = ['sessions', 'users', 'partners', 'partner_versions', 'partner_hosts']
    expect(tables.names().filter((table) => ![...told, ...alsoRead].includes(table))).toEqual([])
  })
})

async function anotherInstance() {
  const { http } = await buildApp({
    environment: readEnvironment({ LOG_LEVEL: 'silent', RATE_LIMITS: 'false' }),
    database: test.database,
    sessionSecret: TEST_SECRET,
    now: () => moment,
    folders: FOLDERS,
  })
  await http.ready()
  return http
}

let cost = 100
const CHANGES: readonly (readonly [string, () => string, () => Promise<unknown>])[] = [
  ['a save of the home', () => LIST, () => save({ water_cost: ++cost })],
  ['a save that its result is made of', auditUrl, () => save({ region: 'MN', zip: '55401' })],
  [
    'an answer',
    auditUrl,
    () =>
      send('PUT', '/api/v1/generic_items/0', {
        items_list: [{ item_type: 'fuel_type', building_id: home, data: { heating_fuel: ['propane'] } }],
      }),
  ],
  ['a page that was turned', () => LIST, () => save({ extra_info: { current_page: 'house-type' } })],
  [
    'a new home',
    () => LIST,
    () => send('POST', LIST, { building: { ...HOME, address1: '9 New Street', building_name: 'New' } }),
  ],
  [
    'a finished assessment',
    () => LIST,
    () => send('POST', '/api/v1/virtual_audit/virtual_audits', { building_id: unassessed }),
  ],
  [
    'a kept plan',
    () => `${auditUrl()}?plan=kept`,
    async () => {
      const { data } = await read(auditUrl())
      const [measure_id] = data.attributes.plan.measure_ids
      const steps = [{ measure_id, choice: 'not_for_me' }]
      await send('PUT', `/api/v1/virtual_audit/plans/${home}`, {
        order: 'build_order',
        budget_cents: null,
        steps,
      })
    },
  ],
  [
    'a decision about an application',
    () => LIST,
    () => change((db) => db.updateTable('applications').set({ quantity: 7 }).execute()),
  ],
  [
    'a visit that is booked',
    () => LIST,
    async () =>
      await send('POST', '/api/v1/assignment_scheduleplan_timeslot', {
        project_id: await addApplication(test),
        schedule_plan_timeslot_id: await addTimeslot(
          test,
          new Date(moment.getTime() + WEEK_MS).toISOString(),
        ),
      }),
  ],
  [
    'a visit that begins at another time',
    () => LIST,
    () =>
      change((db) =>
        db.updateTable('timeslots').set({ start_at: sql`start_at + interval '5 minutes'` }).execute(),
      ),
  ],
  ['a visit that is called off', () => LIST, () => change((db) => db.deleteFrom('bookings').execute())],
  [
    'a title of the catalogue',
    offersUrl,
    () =>
      change((db) =>
        db
          .updateTable('incentives')
          .set({ definition: sql`jsonb_set(definition, '{title,en}', to_jsonb('Another title'::text))` })
          .execute(),
      ),
  ],
  [
    'a word of the dictionaries',
    offersUrl,
    () =>
      change((db) =>
        db
          .updateTable('incentive_dictionaries')
          .set({
            definition: sql`jsonb_set(definition, '{conditions,lakeshore-electric,says,en}', to_jsonb('Here.'::text))`,
          })
          .execute(),
      ),
  ],
  [
    'an advisor who rests',
    () => LIST,
    () => change((db) => db.updateTable('energy_advisors').set({ is_active: false }).execute()),
  ],
  [
    'an advisor who is back',
    offersUrl,
    () => change((db) => db.updateTable('energy_advisors').set({ is_active: true }).execute()),
  ],
  [
    'an advisor who advises on other work',
    offersUrl,
    () => change((db) => db.deleteFrom('energy_advisor_project_types').execute()),
  ],
  [
    'a published configuration',
    () => LIST,
    () => changePartner(test, 'lakeshore', { settings: { buildings_listed_per_page: 1 } }),
  ],
  ['the configuration as it was', () => LIST, () => changePartner(test, 'lakeshore')],
  ['a removed home', () => LIST, () => send('DELETE', `${LIST}${unassessed}`)],
]

describe('a kept answer', () => {
  it.each(CHANGES)(
    'is not given after %s',
    async (_what, url, make) => {
      for (const each of readings()) await ask(each)
      const before = await read(url())
      await make()
      const after = await read(url())
      expect(after).not.toEqual(before)
      // Of another session nothing is kept.
      const fresh = await test.signIn(OWNER)
      for (const each of readings()) {
        await ask(each)
        expect(await read(each), each).toEqual(await read(each, fresh))
      }
    },
    COLD_START_MS,
  )

  it('is not given after a change by another instance', async () => {
    const another = await anotherInstance()
    try {
      const before = await list()
      await read(LIST, me, another)
      const building = { water_cost: ++cost }
      await another.inject({ method: 'PUT', url: `${LIST}${home}`, headers: me, payload: { building } })
      expect(await list()).not.toEqual(before)
      expect(await list()).toEqual(await read(LIST, me, another))
      await save({ water_cost: ++cost })
      expect(await read(LIST, me, another)).toEqual(await list())
    } finally {
      await another.close()
    }
  })

  it('is not given after a change by staff who act for the person', async () => {
    const before = await list()
    const admin = await test.signIn('admin@lakeshore.test')
    const { user_id } = await test.db
      .selectFrom('buildings')
      .select('user_id')
      .where('id', '=', home)
      .executeTakeFirstOrThrow()
    const reason = 'She asked on the telephone'
    const made = await send('POST', '/api/admin/v1/login_as_tokens', { user_id, reason }, admin)
    const { token, admin_id } = made.json().data.attributes
    const { host } = admin
    const acting = await ask(`/api/v1/auth/user_sessions/token_login?token=${token}&admin_id=${admin_id}`, {
      host,
      cookie: admin.cookie,
    })
    const cookie = /hearthlight_session=[^;]+/.exec(String(acting.headers['set-cookie']))?.[0] ?? ''
    const csrf = acting.json().meta.csrf
    const asPerson = { host, cookie, 'x-csrf-token': csrf, 'service-requester': 'portal' }
    expect(await read(LIST, asPerson)).toEqual(before)
    await send('PUT', `${LIST}${home}`, { building: { water_cost: ++cost } }, asPerson)
    expect(await list()).not.toEqual(before)
  })

  it('is in the language that is asked for', async () => {
    const spanish = { ...me, 'accept-language': 'es' }
    const [english, other] = [await read(offersUrl()), await read(offersUrl(), spanish)]
    expect(other).not.toEqual(english)
    expect(await read(offersUrl(), spanish)).toEqual(other)
    expect(await read(offersUrl())).toEqual(english)
  })

  it('is nobody else’s', async () => {
    const mine = await list()
    const other = await test.signIn('tester@lakeshore.test')
    expect(await read(LIST, other)).not.toEqual(mine)
    for (const url of [currentUrl(), offersUrl(), auditUrl()])
      expect((await ask(url, other)).statusCode).toBe(404)
    const elsewhere = { ...me, host: 'tejo.localhost' }
    for (const url of readings()) expect((await ask(url, elsewhere)).statusCode).toBe(401)
    for (const url of readings()) expect((await ask(url, { host: me.host })).statusCode).toBe(401)
    expect(await list()).toEqual(mine)
  })

  it('carries the token of the session that asks', async () => {
    const again = await test.signIn(OWNER)
    for (const headers of [me, again, me])
      expect((await ask(LIST, headers)).json().meta.csrf).toBe(headers['x-csrf-token'])
  })

  it('is of the day it is at the partner', async () => {
    await ask(offersUrl())
    expect(await queries.during(() => ask(offersUrl()))).toBe(1)
    moment = new Date(moment.getTime() + 11 * MINUTE_MS)
    expect(await queries.during(() => ask(offersUrl()))).toBeGreaterThan(1)
  })

  it('is gone with its session, however it ended', async () => {
    const [out, revoked] = [await test.signIn(OWNER), await test.signIn(OWNER)]
    for (const headers of [out, revoked]) await read(LIST, headers)
    await send('DELETE', '/api/v1/auth/user_sessions/1', undefined, out)
    expect((await ask(LIST, out)).statusCode).toBe(401)
    await test.db.deleteFrom('sessions').execute()
    expect((await ask(LIST, revoked)).statusCode).toBe(401)
  })
})
