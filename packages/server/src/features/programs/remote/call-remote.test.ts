import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Scope } from '../../../platform/scope.ts'
import { type CallRemote, callRemote } from './call-remote.ts'
import { RemoteUnavailable } from './circuit-breaker.ts'

const SECRET = 'a secret that both systems know, long enough'
/** A system that takes every call and never answers one. */
const SILENT: RequestListener = () => undefined
const FAILING: RequestListener = (_, response) => response.writeHead(503).end('{}')
/** One that goes on answering for as long as it is heard. */
const ENDLESS: RequestListener = (_, response) => {
  const chunk = Buffer.alloc(256 * 1024, ' ')
  const goOn = () => {
    while (!response.destroyed) if (!response.write(chunk)) return
  }
  response.on('drain', goOn)
  response.on('error', () => undefined)
  goOn()
}

let server: Server
let systemUrl = ''
let answer = SILENT
let asked: string[] = []
let givenUp: Promise<unknown>[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    givenUp.push(once(response, 'close'))
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address with one.
  systemUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})
beforeEach(() => {
  asked = []
  givenUp = []
})

const callWithin = (timeoutMs: number): CallRemote =>
  callRemote({ url: systemUrl, secret: SECRET }, () => new Date(), { timeoutMs })

// Of the scope a call tells only who asks, and in which language.
const scopeOf = (id: string) =>
  ({ partnerId: 'p', actor: { kind: 'user', person: { id } }, language: 'en' }) as Scope
const scope = scopeOf('one')
const READ = { method: 'GET', path: '/projects' } as const
const MINUTE_MS = 60_000
/** Long enough for a call to arrive on a busy machine. */
const SOON_MS = 1000

it('gives up a write that is not answered in time, and does not send it again', async () => {
  answer = SILENT
  const request = { method: 'PUT', path: '/projects/0' } as const
  await expect(callWithin(SOON_MS)(scope, request)).rejects.toBeInstanceOf(RemoteUnavailable)
  expect(asked).toEqual(['PUT /projects/0'])
  await Promise.all(givenUp)
})

it('gives all tries of a read one deadline: a system that is silent is asked once, and left', async () => {
  answer = SILENT
  await expect(callWithin(SOON_MS)(scope, READ)).rejects.toBeInstanceOf(RemoteUnavailable)
  expect(asked).toEqual(['GET /projects'])
  await Promise.all(givenUp)
})

it('asks twice more for what it reads where it fails at once', async () => {
  answer = FAILING
  await expect(callWithin(MINUTE_MS)(scope, READ)).rejects.toBeInstanceOf(RemoteUnavailable)
  expect(asked).toEqual(Array(3).fill('GET /projects'))
})

it('reads no more of an answer than it may weigh, and leaves a system that goes on', async () => {
  answer = ENDLESS
  await expect(callWithin(MINUTE_MS)(scope, { method: 'PUT', path: '/projects/0' })).rejects.toThrow(
    'more than 5000000 bytes',
  )
  await Promise.all(givenUp)
})

it('has no more than eight calls under way at once, whoever waits longest by turns of people', async () => {
  const held: (() => void)[] = []
  const taken: string[] = []
  let came = () => {}
  answer = (request, response) => {
    taken.push(String(request.headers['x-person-id']))
    held.push(() => response.end('{}'))
    if (held.length === 8) came()
  }
  const full = new Promise<void>((resolve) => {
    came = resolve
  })
  const call = callWithin(MINUTE_MS)
  const calls = Array.from({ length: 12 }, () => call(scopeOf('many'), READ))
  const other = call(scopeOf('other'), READ)
  await full
  expect(taken).toEqual(Array(8).fill('many'))
  answer = (request, response) => {
    taken.push(String(request.headers['x-person-id']))
    response.end('{}')
  }
  for (const release of held) release()
  await Promise.all([...calls, other])
  expect(taken.indexOf('other')).toBeLessThan(10)
})
