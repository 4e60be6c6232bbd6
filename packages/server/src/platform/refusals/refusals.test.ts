import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { problemStatuses } from './problem-statuses.ts'
import { refusalKind } from './refusal.ts'
import { openRefusalLog } from './refusal-log.ts'

const MINUTE_MS = 60_000
const lakeshore = { host: 'lakeshore.localhost' }

let site: TestApp
let now = new Date('2026-03-02T10:00:10Z')
beforeAll(async () => {
  site = await testApp({ now: () => now, environment: { rateLimits: true } })
})
afterAll(() => site.close())

const post = (url: string, payload: object, headers: object, remoteAddress = '203.0.113.77') =>
  site.app.inject({ method: 'POST', url, payload, headers: { ...headers }, remoteAddress })
const signIn = (email: string, remoteAddress?: string) =>
  post('/api/v1/auth/user_sessions', { email, password: 'wrong' }, lakeshore, remoteAddress)
const refusals = () => site.db.selectFrom('refusals').selectAll().orderBy('minute').execute()
const total = async () => (await refusals()).reduce((sum, { count }) => sum + count, 0)
const written = (count: number) => expect.poll(total).toBe(count)
const nextMinute = async () => {
  await site.db.deleteFrom('refusals').execute()
  now = new Date(now.getTime() + MINUTE_MS)
}

it('counts failed sign-ins by the minute, with neither the email nor the address of anybody', async () => {
  await signIn('Homeowner@lakeshore.test')
  await signIn('homeowner@lakeshore.test')
  await signIn('other@lakeshore.test')
  await written(3)
  const rows = await refusals()
  expect(rows.map(({ count }) => count).sort()).toEqual([1, 2])
  expect(rows[0]).toMatchObject({
    kind: 'sign-in',
    code: 'accounts.wrong-credentials',
    route: 'POST /api/v1/auth/user_sessions',
    partner_id: site.partners.lakeshore.id,
    minute: new Date('2026-03-02T10:00:00Z'),
    actor_kind: 'anonymous',
    network: '203.0.113.0/24',
  })
  expect(JSON.stringify(rows)).not.toMatch(/homeowner@|other@|203\.0\.113\.77/)
  await nextMinute()
})

it('tells by whom something was tried that they may not do, and that a page was forged', async () => {
  const me = await site.signIn('homeowner@lakeshore.test')
  const { 'x-csrf-token': _token, ...forged } = me
  await site.app.inject({ url: '/api/v1/auth/admin_sessions', headers: { ...me, 'service-requester': 'x' } })
  await post('/api/admin/v1/login_as_tokens', {}, await site.signIn('reviewer@lakeshore.test'))
  await post('/api/v1/users/sign_out_everywhere', {}, forged)
  await written(2)
  const rows = await refusals()
  expect(rows.map(({ kind, actor_kind }) => [kind, actor_kind]).sort()).toEqual([
    ['csrf', 'user'],
    ['not-allowed', 'admin'],
  ])
  for (const { actor_id } of rows) expect(actor_id).toMatch(/^[\da-f-]{36}$/)
  await nextMinute()
})

it('tells of calls that came too often and of sign-on that failed', async () => {
  for (let call = 0; call < 61; call += 1)
    await post('/api/v1/auth/user_update_password', {}, lakeshore, '2001:db8:1:2::3')
  await site.app.inject({
    url: '/api/v1/auth/sso/oidc/callback?state=made-up',
    headers: { host: 'boreale.localhost' },
  })
  await written(2)
  const rows = await refusals()
  expect(rows.find(({ kind }) => kind === 'rate')?.network).toBe('2001:db8:1::/48')
  expect(rows.find(({ kind }) => kind === 'sign-in')).toMatchObject({
    code: 'accounts.single-sign-on-failed',
    partner_id: site.partners.boreale.id,
  })
  await nextMinute()
})

const WRONG_FACTORS = [
  'accounts.second-factor-wrong',
  'accounts.second-step-over',
  'accounts.passkey-refused',
] as const
it.each(WRONG_FACTORS)('counts %s as a sign-in that failed', (code) => {
  expect(refusalKind(code, problemStatuses([]))).toBe('sign-in')
})

describe('an attack', () => {
  const notedFrom = async (times: number, networkOf: (time: number) => string) => {
    const log = openRefusalLog({ db: site.db, onError: (error) => expect(error).toBeUndefined() })
    for (let time = 0; time < times; time += 1)
      log.note(
        {
          minute: now,
          kind: 'sign-in',
          code: 'accounts.wrong-credentials',
          route: 'POST /api/v1/auth/user_sessions',
          partner_id: site.partners.lakeshore.id,
          actor_kind: 'anonymous',
          actor_id: null,
          email_hash: `email ${time}`,
          network: networkOf(time),
        },
        now,
      )
    await log.close()
    return refusals()
  }
  it('on many accounts from a few networks tells how much came from each', async () => {
    const rows = await notedFrom(200, (time) => `10.0.${time % 2}.0/24`)
    const summed = rows.filter(({ code }) => code === 'many')
    expect(rows).toHaveLength(62)
    expect(summed.map(({ network, count }) => [network, count]).toSorted()).toEqual([
      ['10.0.0.0/24', 70],
      ['10.0.1.0/24', 70],
    ])
    await nextMinute()
  })
  it('from more networks than can be told apart stays in a few rows', async () => {
    const rows = await notedFrom(500, (time) => `10.${Math.floor(time / 250)}.${time % 250}.0/24`)
    expect(rows).toHaveLength(301)
    expect(rows.find(({ network }) => network === 'many')).toMatchObject({ kind: 'sign-in', count: 200 })
    await nextMinute()
  })
})

it('forgets after a month', async () => {
  now = new Date(now.getTime() + 31 * 24 * 60 * MINUTE_MS)
  await site.jobs.enqueue(site.db, { name: 'platform.keep-house', payload: z.object({}) }, {})
  await site.jobs.drain()
  expect(await refusals()).toEqual([])
})
