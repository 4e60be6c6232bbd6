import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { portalToken } from './csrf.ts'
import { http } from './http.ts'
import { HttpProblem } from './http-problem.ts'
import { connectHttp } from './http-signals.ts'

const response = z.object({ data: z.object({ name: z.string() }) })
const calls: Request[] = []

/** The network is the port that is stood in for: what goes out is read, what comes back is written here. */
function network(respond: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(new Request(new URL(url, 'http://home.test'), { ...init, signal: null }))
    return respond()
  })
}
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init)
const refused = (status: number, code: string, title: string, source?: { pointer: string }) =>
  json({ errors: [{ status: String(status), code, title, source }] }, { status })

const problemOf = async (call: Promise<unknown>): Promise<HttpProblem> => {
  const problem = await call.catch((cause: unknown) => cause)
  if (!(problem instanceof HttpProblem)) throw new Error('expected a refusal')
  return problem
}

beforeEach(() => {
  calls.length = 0
  portalToken.forget()
  connectHttp({ language: () => 'fr, en', translate: (key) => key })
})

describe('what every call carries', () => {
  const callEachWay = async () => {
    network(() => json({ data: { name: 'a' } }))
    await http.get('/api/v1/users', { response })
    await http.post('/api/v1/auth/user_sessions', { response, body: {} })
    await http.put('/api/v1/buildings/1', { response, body: {} })
    await http.delete('/api/v1/buildings/1', { response })
    expect(calls).toHaveLength(4)
  }
  it('sends an authorization header [S1-7.001] [S2-7.082]', async () => {
    await callEachWay()
    expect(calls.map((call) => call.headers.get('authorization'))).toEqual(calls.map(() => 'Session'))
  })
  it('sends credentials [S1-7.002] [S2-7.083]', async () => {
    await callEachWay()
    expect(calls.map((call) => call.credentials)).toEqual(['include', 'include', 'include', 'include'])
  })
  it('sends who asks, and the languages of the person [S1-7.003] [S2-7.084]', async () => {
    await callEachWay()
    for (const call of calls) {
      expect(call.headers.get('service-requester')).toBe('portal')
      expect(call.headers.get('accept-language')).toBe('fr, en')
    }
  })
  it('names the session it belongs to, once there is one', async () => {
    network(() => json({ data: { name: 'a' }, meta: { csrf: 'of-this-session' } }))
    await http.get('/api/v1/users', { response })
    await http.get('/api/v1/users', { response })
    expect(calls.map((call) => call.headers.get('authorization'))).toEqual([
      'Session',
      'Session of-this-session',
    ])
  })
  it('sends the CSRF header on post, put and delete outside auth paths only [S1-7.004] [S2-7.085]', async () => {
    network(() => json({ data: { name: 'a' } }))
    portalToken.remember({ meta: { csrf: 'token-1' } })
    await http.get('/api/v1/buildings/', { response })
    await http.post('/api/v1/buildings/', { response, body: {} })
    await http.put('/api/v1/buildings/1', { response, body: {} })
    await http.delete('/api/v1/buildings/1', { response })
    await http.post('/api/v1/auth/user_sessions', { response, body: {} })
    expect(calls.map((call) => call.headers.get('x-csrf-token'))).toEqual([
      null,
      'token-1',
      'token-1',
      'token-1',
      null,
    ])
  })
  it('takes the newest token from meta.csrf', async () => {
    network(() => json({ data: { name: 'a' }, meta: { csrf: 'fresh' } }))
    await http.get('/api/v1/users', { response })
    await http.post('/api/v1/buildings/', { response, body: {} })
    expect(calls[1]?.headers.get('x-csrf-token')).toBe('fresh')
  })
  it('writes the query and the body', async () => {
    network(() => json({ data: { name: 'a' } }))
    await http.post('/api/v1/x', { response, query: { page: 0, skip: undefined }, body: { a: 1 } })
    expect(new URL(calls[0]?.url ?? '').search).toBe('?page=0')
    expect(await calls[0]?.json()).toEqual({ a: 1 })
  })
})

describe('refusals', () => {
  it('reads the title and the fields of errors[] [S2-8.001]', async () => {
    network(() => refused(422, 'shared.invalid-form', 'Fill in all required fields.', { pointer: '/zip' }))
    const problem = await problemOf(http.post('/api/v1/x', { response }))
    expect(problem).toMatchObject({ status: 422, title: 'Fill in all required fields.' })
    expect(problem.fields).toEqual([{ path: 'zip', message: 'Fill in all required fields.' }])
  })
  it('reads an error out of data.attributes as well [S2-8.001] [S2-8.023]', async () => {
    network(() => json({ data: { attributes: { error: 'Slot is taken.' } } }, { status: 409 }))
    expect((await problemOf(http.get('/api/v1/x', { response }))).title).toBe('Slot is taken.')
  })
  it('signals a 401 outside auth paths, and none inside [S1-4.002]', async () => {
    const unauthorized = vi.fn()
    connectHttp({ unauthorized })
    network(() => refused(401, 'shared.no-session', 'Please sign in.'))
    await problemOf(http.post('/api/v1/auth/user_sessions', { response }))
    expect(unauthorized).not.toHaveBeenCalled()
    await problemOf(http.get('/api/v1/buildings/', { response }))
    expect(unauthorized).toHaveBeenCalledOnce()
  })
  describe('of a page that is out of date', () => {
    /** A server whose session has this token: it refuses a write with another, and tells it to who reads. */
    const serverWith = (token: string) =>
      network(() => {
        const call = calls.at(-1)
        if (call?.method === 'GET') return json({ data: { name: 'a' }, meta: { csrf: token } })
        const isRight = call?.headers.get('x-csrf-token') === 'right'
        return isRight ? json({ data: { name: 'saved' } }) : refused(403, 'csrf', 'This page is out of date.')
      })

    it('repeats the call once with a fresh token', async () => {
      portalToken.remember({ meta: { csrf: 'of an earlier session' } })
      serverWith('right')
      const saved = await http.put('/api/v1/buildings/1', { response, body: { name: 'kept' } })
      expect(saved.data.name).toBe('saved')
      expect(calls.map(({ method }) => method)).toEqual(['PUT', 'GET', 'PUT'])
      expect(await calls[2]?.json()).toEqual({ name: 'kept' })
    })
    it('asks for a token where none is known, as after a reload without a connection', async () => {
      serverWith('right')
      expect((await http.put('/api/v1/buildings/1', { response, body: {} })).data.name).toBe('saved')
    })
    it('is told when a fresh token changes nothing', async () => {
      serverWith('wrong too')
      const problem = await problemOf(http.put('/api/v1/buildings/1', { response, body: {} }))
      expect(problem).toMatchObject({ status: 403, title: 'This page is out of date.' })
      expect(calls.map(({ method }) => method)).toEqual(['PUT', 'GET', 'PUT'])
    })
  })
  it('signals maintenance by its header when that says yes, and by nothing else [S2-7.086] [S1-8.002]', async () => {
    const maintenance = vi.fn()
    connectHttp({ maintenance })
    for (const said of ['no', 'true', '']) {
      network(() => json({ data: { name: 'a' } }, { headers: { 'x-amz-meta-maintenance': said } }))
      await http.get('/api/v1/x', { response })
    }
    expect(maintenance).not.toHaveBeenCalled()
    network(() => json({ data: { name: 'a' } }, { headers: { 'x-amz-meta-maintenance': 'yes' } }))
    await http.get('/api/v1/x', { response })
    expect(maintenance).toHaveBeenCalledOnce()
  })
  it('hands on the text of a failing account system, and of nothing else [S1-8.001]', async () => {
    const accountSystemFailed = vi.fn()
    connectHttp({ accountSystemFailed })
    network(() => refused(502, 'fulfill_api_error', 'The account system is down.'))
    await problemOf(http.get('/api/v1/x', { response }))
    network(() => refused(502, 'accounts.other', 'Something else is down.'))
    await problemOf(http.get('/api/v1/x', { response }))
    expect(accountSystemFailed.mock.calls).toEqual([['The account system is down.']])
  })
  it('tells being offline from taking too long', async () => {
    network(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await problemOf(http.get('/api/v1/x', { response }))).toMatchObject({ status: 0, code: 'offline' })
    network(() => Promise.reject(new DOMException('late', 'TimeoutError')))
    expect(await problemOf(http.get('/api/v1/x', { response }))).toMatchObject({
      status: 0,
      code: 'time-out',
    })
  })
  it('does not take another shape for a response', async () => {
    network(() => json({ hello: 'there' }))
    expect((await problemOf(http.get('/api/v1/x', { response }))).code).toBe('unreadable')
  })
})
