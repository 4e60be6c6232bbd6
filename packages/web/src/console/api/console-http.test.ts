import { expect, it, vi } from 'vitest'
import { anyResponse } from '../../platform/any-response.ts'
import { portalToken } from '../../platform/csrf.ts'
import { http } from '../../platform/http.ts'
import { connectHttp } from '../../platform/http-signals.ts'
import { queryClient } from '../../platform/queries.ts'
import { endSession, startSession } from '../../platform/session.ts'
import { consoleHttp, consoleQueries, onConsoleEnd } from './console-http.ts'

/** The network is the port that is stood in for. */
function network(status: number, body: object) {
  const sent: Headers[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers))
    return new Response(JSON.stringify(body), { status })
  })
  return sent
}

it('speaks for the console, with a token that is not the portal’s', async () => {
  portalToken.remember({ meta: { csrf: 'of the portal' } })
  const sent = network(200, { data: {}, meta: { csrf: 'of the console' } })
  await consoleHttp.post('/api/admin/v1/security/authenticator', { body: {}, response: anyResponse })
  await consoleHttp.post('/api/admin/v1/security/authenticator', { body: {}, response: anyResponse })
  expect(sent.map((headers) => [headers.get('service-requester'), headers.get('x-csrf-token')])).toEqual([
    ['admin', null],
    ['admin', 'of the console'],
  ])
  const portal = network(200, { data: {} })
  await http.post('/api/v1/buildings/', { body: {}, response: anyResponse })
  expect(portal[0]?.get('x-csrf-token')).toBe('of the portal')
})

it('tells the console that its session has ended, and the portal nothing', async () => {
  const ended: string[] = []
  connectHttp({ unauthorized: () => ended.push('portal') })
  onConsoleEnd(({ title }) => ended.push(title))
  network(401, { errors: [{ status: '401', code: 'shared.no-session', title: 'Please sign in.' }] })
  await expect(consoleHttp.get('/api/admin/v1/security', { response: anyResponse })).rejects.toThrow(
    'Please sign in.',
  )
  expect(ended).toEqual(['Please sign in.'])
})

it('keeps what it asked when somebody signs in or out at the portal beside it', async () => {
  consoleQueries.setQueryData(['console-security'], { email: 'admin@partner.test' })
  queryClient.setQueryData(['buildings', 'list'], [])
  network(200, { data: {} })
  portalToken.forget()
  await startSession()
  endSession()
  expect(queryClient.getQueryData(['buildings', 'list'])).toBeUndefined()
  expect(consoleQueries.getQueryData(['console-security'])).toEqual({ email: 'admin@partner.test' })
  expect(queryClient.getQueryData(['console-security'])).toBeUndefined()
})
