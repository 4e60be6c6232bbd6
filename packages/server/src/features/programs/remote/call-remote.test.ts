import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Scope } from '../../../platform/scope.ts'
import { type CallRemote, callRemote } from './call-remote.ts'
import { RemoteUnavailable } from './circuit-breaker.ts'

const SECRET = 'a secret that both systems know, long enough'
let server: Server
let call: CallRemote
let asked: string[] = []
let givenUp: Promise<unknown>[] = []

/** A system that takes every call and never answers one. */
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    givenUp.push(once(response, 'close'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  const system = { url: `http://127.0.0.1:${port}`, secret: SECRET }
  call = callRemote(system, () => new Date(), { timeoutMs: 100 })
})
afterAll(async () => {
  server.close()
  await once(server, 'close')
})
beforeEach(() => {
  asked = []
  givenUp = []
})

// Of the scope a call tells only who asks, and in which language.
const scope = { actor: { kind: 'anonymous' }, language: 'en' } as Scope

it('gives up a write that is not answered in time, and does not send it again', async () => {
  const request = { method: 'PUT', path: '/projects/0' } as const
  await expect(call(scope, request)).rejects.toBeInstanceOf(RemoteUnavailable)
  expect(asked).toEqual(['PUT /projects/0'])
  await Promise.all(givenUp)
})

it('asks twice more for what it reads, each time as long, and leaves no connection open', async () => {
  const request = { method: 'GET', path: '/projects' } as const
  await expect(call(scope, request)).rejects.toBeInstanceOf(RemoteUnavailable)
  expect(asked).toEqual(Array(3).fill('GET /projects'))
  await Promise.all(givenUp)
})
