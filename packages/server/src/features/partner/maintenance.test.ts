import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeTable } from '../../platform/http/policy.ts'
import { changePartner } from '../../testing/change-partner.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const SOME_ID = '00000000-0000-4000-8000-000000000000'
/** What stays open by the first words of its address: the ways in, and what the maintenance page is made of. */
const OPEN = [
  'GET /api/v1/partners',
  'GET /api/v1/users',
  'POST /api/v1/auth/user_sessions',
  'POST /api/v1/auth/user_sessions/check_confirmation',
  'GET /api/v1/auth/user_sessions/email_verification',
  'GET /api/v1/auth/user_sessions/resend_email_verification',
  'GET /api/v1/auth/user_sessions/token_login',
  'DELETE /api/v1/auth/user_sessions/1',
]
const isStaffOrSso = (url: string) => /^\/api\/v1\/auth\/(admin_sessions|sso)/.test(url)

type Call = { readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly url: string }

let site: TestApp
let calls: readonly Call[]
beforeAll(async () => {
  site = await testApp()
  await changePartner(site, 'lakeshore', { settings: { maintenance_mode: true } })
  calls = routeTable(site.app).flatMap(({ method, url }) =>
    [method]
      .flat()
      .filter((each) => each !== 'HEAD' && /^\/api\/v\d/.test(url))
      .map((each) => ({ method: each as Call['method'], url })),
  )
})
afterAll(() => site.close())

const call = ({ method, url }: Call, headers: Record<string, string> = {}) =>
  site.app.inject({
    method,
    url: url.replaceAll(/:\w+/g, SOME_ID),
    headers: { host: 'lakeshore.localhost', ...headers },
    ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
  })

describe('while a site is in maintenance', () => {
  it.each([
    ['nobody', undefined],
    ['a homeowner', 'homeowner@lakeshore.test'],
  ])('%s is refused every call but the ways in and what the page needs', async (_who, email) => {
    const headers = email === undefined ? {} : await site.signIn(email)
    const open: string[] = []
    for (const each of calls.filter(({ url }) => !isStaffOrSso(url))) {
      const answer = await call(each, headers)
      if (answer.json().errors?.[0]?.code !== 'shared.maintenance') open.push(`${each.method} ${each.url}`)
      else
        expect([answer.statusCode, answer.headers['x-amz-meta-maintenance']], each.url).toEqual([503, 'yes'])
    }
    expect(open.toSorted()).toEqual(OPEN.toSorted())
  })

  it('a person is told so in a sentence of their language', async () => {
    const { errors } = (
      await call({ method: 'GET', url: '/api/v1/buildings/' }, { 'accept-language': 'es' })
    ).json()
    expect(errors[0]).toMatchObject({
      status: '503',
      title: 'Estamos trabajando en este sitio. Volverá dentro de poco.',
    })
  })

  it('a tester works on as ever, by the account and not by what a call says of itself [S2-4.078]', async () => {
    const homes = { method: 'GET', url: '/api/v1/buildings/' } as const
    expect((await call(homes, await site.signIn('tester@lakeshore.test'))).statusCode).toBe(200)
    const customer = await site.signIn('homeowner@lakeshore.test')
    const token = customer.cookie.split('=')[1]
    const disguised = { authorization: `Bearer ${token}`, 'service-requester': 'admin' }
    expect((await call(homes, disguised)).statusCode).toBe(503)
  })

  it('staff work on in the console, and one of them can look in as a person [S2-4.079]', async () => {
    const reviewer = await site.signIn('reviewer@lakeshore.test')
    const me = await site.app.inject({ url: '/api/v1/auth/admin_sessions/', headers: reviewer })
    expect(me.statusCode).toBe(200)
    const lookIn = await call({ method: 'GET', url: '/api/v1/auth/user_sessions/token_login' })
    expect(lookIn.json().errors[0].code).not.toBe('shared.maintenance')
  })

  it('the sites of other partners know nothing of it', async () => {
    const elsewhere = await site.signIn('homeowner@tejo.test')
    expect((await call({ method: 'GET', url: '/api/v1/buildings/' }, elsewhere)).statusCode).toBe(200)
  })
})
