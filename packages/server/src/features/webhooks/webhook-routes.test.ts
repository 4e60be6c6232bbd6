import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { MOST_ATTEMPTS } from '@hearthlight/domain/webhooks/retry-delay'
import { EVENT_TYPES, type EventType, webhookPayload } from '@hearthlight/domain/webhooks/webhook-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { change } from '../../platform/audit-log/change.ts'
import { announce } from '../../platform/outbox/outbox-store.ts'
import { applicant } from '../../testing/applicant.ts'
import { mailedLink } from '../../testing/mailed-link.ts'
import { isSignedBy, webhookReceiver } from '../../testing/servers/webhook-receiver.ts'
import { ACTORS } from '../../testing/test-actors.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'
import { addApplication, addTimeslot } from '../../testing/visits.ts'

/** The first audit starts a thread, which takes long on a busy machine. */
const COLD_START_MS = 90_000

let now = new Date('2026-06-15T18:00:00Z')
let test: TestApp
let admin: SignedIn
let receiver: Awaited<ReturnType<typeof webhookReceiver>>

beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())
beforeEach(async () => {
  admin = await test.signIn('admin@lakeshore.test')
  receiver = await webhookReceiver()
  await test.db.deleteFrom('outbox').execute()
  await test.db.deleteFrom('webhooks').execute()
  return () => receiver.close()
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url: `/api/admin/v1/${url}`, headers, ...(payload && { payload }) })
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
async function addEndpoint(events: readonly EventType[] = EVENT_TYPES) {
  const answer = await call('POST', 'webhooks', { url: receiver.url, events, is_active: true })
  expect(answer.statusCode, answer.body).toBe(201)
  const { id, attributes } = answer.json().data
  return { id: id as string, secret: attributes.secret as string }
}
const STATUS_CHANGED = {
  type: 'application.status_changed',
  data: {
    application_id: '0190a8a0-0000-7000-8000-000000000001',
    building_id: '0190a8a0-0000-7000-8000-000000000002',
    number: 7,
    kind: 'Offer',
    status: 'approved',
    previous_status: 'submitted',
  },
} as const
const by = () => ({ partnerId: test.partners.lakeshore.id, actor: ACTORS.system, requestId: 'test' })
const happen = (partnerId = test.partners.lakeshore.id) =>
  change(
    test.db,
    { ...by(), partnerId },
    { action: 'test.happen', record: { type: 'test', id: '1' } },
    async (db) => ({
      result: await announce(db, { partnerId }, STATUS_CHANGED, now),
      after: {},
    }),
  )
const deliveries = async (query = '') => (await call('GET', `webhook_deliveries${query}`)).json()
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body))

describe('the systems of a partner are told', () => {
  it(
    'of an application that is submitted and changes its status, of a visit, of an assessment',
    async () => {
      const { secret } = await addEndpoint()
      const me = await applicant(test, 'homeowner@lakeshore.test')
      const home = me.home('Birchwood Lane')
      await test.db.deleteFrom('applications').execute()
      await me.answer(home, 'account-number', 'LP-4100-2201')
      await me.answer(home, 'quantity', '1')
      await me.upload(home, 'invoice')
      const { id } = (await me.submit(home, 'smart-thermostat')).json().data
      const requests = [{ kind: 'answer', item_id: 'quantity', content: 'How many?' }]
      await call('POST', `applications/${id}/requests`, { requests })
      const visited = await addApplication(test)
      const timeslot = await addTimeslot(test, '2026-06-20T15:00:00Z')
      await me.call('POST', '/api/v1/assignment_scheduleplan_timeslot', {
        project_id: visited,
        schedule_plan_timeslot_id: timeslot,
      })
      const audit = await me.call('POST', '/api/v1/virtual_audit/virtual_audits', { building_id: home })
      expect(audit.statusCode, audit.body).toBeLessThan(300)
      await test.jobs.drain()

      const told = new Map(bodies().map((body) => [body.type as EventType, body]))
      // Readings come from other calls, whose tests read what is told of them.
      const ofPeople = EVENT_TYPES.filter((type) => type !== 'readings.received')
      for (const type of ofPeople) webhookPayload(type).parse(told.get(type))
      expect(told.get('application.submitted').data).toMatchObject({
        application_id: id,
        building_id: home,
        status: 'submitted',
        kind: 'Offer',
      })
      expect(told.get('application.status_changed').data).toMatchObject({
        application_id: id,
        previous_status: 'submitted',
        status: 'information_requested',
      })
      expect(told.get('booking.made').data).toMatchObject({
        application_id: visited,
        timeslot_id: timeslot,
        moved: false,
      })
      expect(told.get('assessment.finished').data).toMatchObject({ building_id: home })
      expect(receiver.received).toHaveLength(ofPeople.length)
      expect(receiver.received.every((each) => isSignedBy(secret, each))).toBe(true)
      expect(receiver.received.some((each) => isSignedBy('another secret', each))).toBe(false)
    },
    COLD_START_MS,
  )
  it('only of what they asked for, and not while the endpoint rests', async () => {
    const { id } = await addEndpoint(['booking.made'])
    await happen()
    await test.jobs.drain()
    expect(receiver.received).toEqual([])
    const rest = { url: receiver.url, events: EVENT_TYPES, is_active: false, version: 1 }
    expect((await call('PUT', `webhooks/${id}`, rest)).statusCode).toBe(200)
    await happen()
    await test.jobs.drain()
    expect(receiver.received).toEqual([])
  })
  it('of nothing that was rolled back', async () => {
    await addEndpoint()
    const failing = change(
      test.db,
      by(),
      { action: 'test.happen', record: { type: 'test', id: '1' } },
      async (db) => {
        await announce(db, by(), STATUS_CHANGED, now)
        throw new Error('rolled back')
      },
    )
    await expect(failing).rejects.toThrow('rolled back')
    await test.jobs.drain()
    expect(receiver.received).toEqual([])
    expect((await deliveries()).data).toEqual([])
  })
  it('and another partner’s systems are not', async () => {
    const tejo = await test.signIn('admin@tejo.test')
    await call('POST', 'webhooks', { url: receiver.url, events: EVENT_TYPES, is_active: true }, tejo)
    await happen()
    await test.jobs.drain()
    expect(receiver.received).toEqual([])
  })
})

describe('a delivery that fails', () => {
  it('is tried again, later each time, with the same body and a fresh signature', async () => {
    const { secret } = await addEndpoint()
    receiver.answerWith({ status: 503, body: 'not now' }, { status: 500, body: 'nor now' })
    await happen()
    await test.jobs.drain()
    later(9_000)
    await test.jobs.drain()
    expect(receiver.received).toHaveLength(1)
    later(1_000)
    await test.jobs.drain()
    expect(receiver.received).toHaveLength(2)
    later(39_000)
    await test.jobs.drain()
    expect(receiver.received).toHaveLength(2)
    later(1_000)
    await test.jobs.drain()
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    const signatures = receiver.received.map(({ headers }) => headers['hearthlight-signature'])
    expect(new Set(signatures).size).toBe(3)
    expect(receiver.received.every((each) => isSignedBy(secret, each))).toBe(true)
    const { data } = await deliveries()
    expect(data[0].attributes).toMatchObject({ state: 'delivered', attempts: 3, next_try_at: null })
    const detail = (await call('GET', `webhook_deliveries/${data[0].id}`)).json().data.attributes
    expect(detail.body).toBe(receiver.received[0]?.body)
    expect(detail.tries).toMatchObject([
      { status: 503, response: 'not now', error: null },
      { status: 500, response: 'nor now' },
      { status: 200, response: 'thanks' },
    ])
  })
  it('is given up after the last try, and sent once more when somebody asks for it', async () => {
    await addEndpoint()
    receiver.answerWith(...Array.from({ length: MOST_ATTEMPTS }, () => ({ status: 500, body: 'no' })))
    await happen()
    for (let tried = 0; tried < MOST_ATTEMPTS + 2; tried += 1) {
      await test.jobs.drain()
      later(24 * 3_600_000)
    }
    expect(receiver.received).toHaveLength(MOST_ATTEMPTS)
    admin = await test.signIn('admin@lakeshore.test')
    const [dead] = (await deliveries('?state=dead')).data
    expect(dead.attributes).toMatchObject({ state: 'dead', attempts: MOST_ATTEMPTS, next_try_at: null })
    expect((await call('GET', 'webhooks')).json().data[0].attributes).toMatchObject({ dead: 1, waiting: 0 })
    const replayed = await call('POST', `webhook_deliveries/${dead.id}/replay`)
    expect(replayed.json().data.attributes).toMatchObject({ state: 'waiting', attempts: 0 })
    await test.jobs.drain()
    expect(receiver.received).toHaveLength(MOST_ATTEMPTS + 1)
    expect((await deliveries('?state=delivered')).data[0].id).toBe(dead.id)
  })
  it('says why when nobody answers', async () => {
    await addEndpoint()
    await receiver.close()
    await happen()
    await test.jobs.drain()
    const { data } = await deliveries('?state=waiting')
    const { tries } = (await call('GET', `webhook_deliveries/${data[0].id}`)).json().data.attributes
    expect(tries).toMatchObject([{ status: null, error: expect.stringContaining('ECONNREFUSED') }])
    receiver = await webhookReceiver()
  })
})

/** Takes what is sent to it and never answers, until it is closed; tells how much it held at once at most. */
async function silentSystem() {
  let [open, most] = [0, 0]
  const server = createServer((_, answer) => {
    open += 1
    most = Math.max(most, open)
    answer.on('close', () => {
      open -= 1
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    held: () => most,
    close: () => {
      server.closeAllConnections()
      server.close()
      server.on('connection', (socket) => socket.destroy())
    },
  }
}
const endpoint = (url: string) => ({ url, events: EVENT_TYPES, is_active: true })

describe('endpoints that do not answer', () => {
  it('hold up neither another partner nor another endpoint of the same one', async () => {
    const silent = await silentSystem()
    const tejo = await test.signIn('admin@tejo.test')
    await call('POST', 'webhooks', endpoint(silent.url))
    await call('POST', 'webhooks', endpoint(receiver.url))
    await call('POST', 'webhooks', endpoint(receiver.url), tejo)
    for (let count = 0; count < 12; count += 1) await happen()
    await happen(test.partners.tejo.id)
    const draining = test.jobs.drain()
    await expect
      .poll(() =>
        bodies()
          .map(({ partner }) => partner)
          .sort(),
      )
      .toEqual([...Array(12).fill('lakeshore'), 'tejo'])
    silent.close()
    await draining
    expect((await deliveries('?state=waiting')).data).toHaveLength(12)
  })
  it('hold four tries of their partner and two each at once, however many they are', async () => {
    const [silent, alone] = [await silentSystem(), await silentSystem()]
    const tejo = await test.signIn('admin@tejo.test')
    for (let count = 0; count < 12; count += 1) await call('POST', 'webhooks', endpoint(silent.url))
    await call('POST', 'webhooks', endpoint(alone.url), tejo)
    for (let count = 0; count < 3; count += 1) await happen()
    const draining = [test.jobs.drain()]
    await expect.poll(() => silent.held()).toBeGreaterThanOrEqual(4)
    for (let count = 0; count < 3; count += 1) await happen(test.partners.tejo.id)
    draining.push(test.jobs.drain())
    await expect.poll(() => alone.held()).toBeGreaterThanOrEqual(2)
    await call('POST', 'webhooks', endpoint(receiver.url), tejo)
    await happen(test.partners.tejo.id)
    draining.push(test.jobs.drain())
    await expect.poll(() => receiver.received).toHaveLength(1)
    expect([silent.held(), alone.held()]).toEqual([4, 2])
    for (const system of [silent, alone]) system.close()
    await Promise.all(draining)
  })
  it('are paused after twenty failures in a row over an hour, staff are told, and saving starts them again', async () => {
    const { id } = await addEndpoint()
    // The last two are asked at once.
    const failing = Array.from({ length: 22 }, () => ({ status: 500, body: 'no' }))
    receiver.answerWith(...failing)
    for (let count = 0; count < 20; count += 1) await happen()
    await test.jobs.drain()
    later(3_600_000)
    await happen()
    const paused = async () => (await call('GET', 'webhooks')).json().data[0].attributes.paused_at
    admin = await test.signIn('admin@lakeshore.test')
    expect(await paused()).toBeNull()
    await test.jobs.drain()
    expect(await paused()).toBe(now.toISOString())
    const told = (await test.mailbox()).filter(({ to }) => to === 'admin@lakeshore.test')
    expect(told[0]).toMatchObject({ subject: 'We no longer send to one of your systems' })
    expect(told[0]?.text).toContain(receiver.url)
    expect(mailedLink(told[0])).toBe('http://lakeshore.localhost/admin/outward')
    const before = receiver.received.length
    await happen()
    await test.jobs.drain()
    expect(receiver.received).toHaveLength(before)
    const [{ attributes }] = (await call('GET', 'webhooks')).json().data
    const { url, events, is_active, version } = attributes
    await call('PUT', `webhooks/${id}`, { url, events, is_active, version })
    expect(await paused()).toBeNull()
    await test.jobs.drain()
    expect(receiver.received.length).toBeGreaterThan(before)
  })
  it('are twenty at most, of however many that are added at once, and the next is refused with a sentence', async () => {
    // At once, so that there are connections for those below, which begin together only then.
    await Promise.all(Array.from({ length: 18 }, () => addEndpoint()))
    const add = () => call('POST', 'webhooks', endpoint(receiver.url))
    const answers = await Promise.all(Array.from({ length: 8 }, add))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, ...Array(6).fill(409)])
    const answer = await add()
    expect([answer.statusCode, answer.json().errors[0].title]).toEqual([
      409,
      'There can be 20 endpoints. Remove one that you no longer need.',
    ])
  })
})

describe('an endpoint', () => {
  it('shows its secret once, and keeps it sealed', async () => {
    const { secret } = await addEndpoint()
    expect((await call('GET', 'webhooks')).body).not.toContain(secret)
    const [row] = await test.db.selectFrom('webhooks').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain(secret.slice(6))
    const lines = await test.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'webhook.add')
      .execute()
    expect(JSON.stringify(lines)).not.toContain(secret.slice(6))
  })
  it('is not overwritten by who looked at an older one', async () => {
    const { id } = await addEndpoint()
    const change = { url: `${receiver.url}/a`, events: ['booking.made'], is_active: true, version: 1 }
    expect((await call('PUT', `webhooks/${id}`, change)).json().data.attributes.version).toBe(2)
    const stale = await call('PUT', `webhooks/${id}`, { ...change, url: `${receiver.url}/b` })
    expect(stale.statusCode).toBe(409)
    expect((await call('GET', 'webhooks')).json().data[0].attributes.url).toBe(`${receiver.url}/a`)
  })
  it.each([
    [{ url: 'not an address' }, '/url', 'Enter a complete address, such as https://example.com/hooks.'],
    [{ url: 'ftp://example.com' }, '/url', 'Enter a complete address, such as https://example.com/hooks.'],
    [{ events: [] }, '/events', 'Choose at least one event.'],
  ])('is refused with %j', async (wrong, pointer, title) => {
    const answer = await call('POST', 'webhooks', {
      url: receiver.url,
      events: ['booking.made'],
      is_active: true,
      ...wrong,
    })
    expect(answer.statusCode).toBe(422)
    expect(ErrorResponse.parse(answer.json()).errors.at(-1)).toMatchObject({ title, source: { pointer } })
  })
  it('belongs to its partner alone', async () => {
    const { id } = await addEndpoint()
    const tejo = await test.signIn('admin@tejo.test')
    expect((await call('GET', 'webhooks', undefined, tejo)).json().data).toEqual([])
    expect((await call('DELETE', `webhooks/${id}`, undefined, tejo)).statusCode).toBe(404)
    expect((await call('DELETE', `webhooks/${id}`)).statusCode).toBe(204)
    expect((await call('DELETE', `webhooks/${id}`)).statusCode).toBe(404)
  })
})

it('on a server of the internet no endpoint leads into its own network, nor goes without TLS', async () => {
  const strict = await testApp({ environment: { privateWebhooks: false } })
  const headers = await strict.signIn('admin@lakeshore.test')
  const add = (url: string) =>
    strict.app.inject({
      method: 'POST',
      url: '/api/admin/v1/webhooks',
      headers,
      payload: { url, events: ['booking.made'], is_active: true },
    })
  for (const url of [
    'https://127.0.0.1/x',
    'https://[fd00::1]/x',
    'https://localhost/x',
    'http://example.com/x',
  ])
    expect((await add(url)).statusCode, url).toBe(422)
  expect((await add('https://example.com/x')).statusCode).toBe(201)
  await strict.close()
})
