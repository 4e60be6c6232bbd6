import { afterEach, expect, it, vi } from 'vitest'
import { portalToken } from '../platform/csrf.ts'
import { serveCalls } from '../testing/serve-calls.ts'
import { SOMEBODY } from '../testing/somebody.ts'
import { bootForTest } from '../testing/with-app.tsx'
import { recordPageView } from './record-page-view.ts'

afterEach(() => {
  vi.restoreAllMocks()
  portalToken.forget()
})

async function sentByVisit() {
  await bootForTest()
  const fetched = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response(null, { status: 201 })),
  )
  vi.stubGlobal('fetch', fetched)
  portalToken.remember({ meta: { csrf: 'token-1' } })
  recordPageView()
  return fetched.mock.calls.map(([url, { method, credentials, headers }]) => ({
    call: `${method} ${url}`,
    credentials,
    headers: new Headers(headers),
  }))
}

it('sends credentials and the token [S2-7.085] [S2-7.083] [S1-7.002] [S1-7.004]', async () => {
  const sent = await sentByVisit()
  expect(
    sent.map(({ call, credentials, headers }) => [call, credentials, headers.get('x-csrf-token')]),
  ).toEqual([['POST /ahoy/visits', 'include', 'token-1']])
})

it('says who asks, and in which session [S2-7.084] [S2-7.082]', async () => {
  const sent = await sentByVisit()
  expect(sent.map(({ headers }) => [headers.get('service-requester'), headers.get('authorization')])).toEqual(
    [['portal', 'Session token-1']],
  )
})

it.each([
  ['a visitor', null, null],
  ['a person', SOMEBODY, SOMEBODY.id],
])('records the visit of %s once, with its five facts [S1-9.023] [S2-7.030]', async (_who, user, user_id) => {
  await bootForTest({}, user)
  const VISIT = 'POST /ahoy/visits'
  const served = serveCalls({ [VISIT]: () => new Response(null, { status: 201 }) })
  vi.stubGlobal('screen', { width: 1280, height: 900 })
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/')
  recordPageView()
  recordPageView()
  expect(served.sent(VISIT).map(({ body }) => body)).toEqual([
    {
      landing_page: window.location.href,
      screen_width: 1280,
      screen_height: 900,
      referrer: 'https://search.example/',
      user_id,
    },
  ])
})
