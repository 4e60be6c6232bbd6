import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heldReads } from '../../testing/database/held-reads.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const homes = heldReads('buildings')
const agent = new Agent({ keepAlive: true })
let site: TestApp
let port: number
let person: Record<string, string>

beforeAll(async () => {
  site = await testApp({ plugin: homes.plugin })
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  port = (site.app.server.address() as AddressInfo).port
  person = await site.signIn('homeowner@lakeshore.test')
})
afterAll(async () => {
  agent.destroy()
  await site.close()
})

/** By a connection that is kept for the next call. */
async function call(path: string, headers: Record<string, string>, body?: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    request({ port, path, method, agent, headers: { host: 'lakeshore.localhost', ...type, ...headers } })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
  await buffer(answer)
  return { status: answer.statusCode, connection: answer.headers.connection }
}

it('an instance that stops says so first, hands on what may be asked twice, and does all else to its end', async () => {
  const passesOn = { 'x-passes-on': '504' }
  const visit = JSON.stringify({ landing_page: '/' })
  expect(await call('/readyz', {})).toEqual({ status: 200, connection: 'keep-alive' })
  expect(await call('/api/v1/partners', passesOn)).toEqual({ status: 200, connection: 'keep-alive' })

  homes.hold()
  const running = call('/api/v1/buildings/', person)
  await homes.waiting(1)
  const left = site.leave()
  expect(await call('/readyz', {})).toEqual({ status: 503, connection: 'close' })
  expect(await call('/ahoy/visits', passesOn, visit)).toEqual({ status: 201, connection: 'close' })
  expect(await call('/api/v1/partners', {})).toEqual({ status: 200, connection: 'close' })
  expect(await call('/api/v1/partners', passesOn)).toEqual({ status: 504, connection: 'close' })
  await left

  const closed = site.app.close()
  homes.letGo()
  expect(await running).toEqual({ status: 200, connection: 'close' })
  await closed
  await expect(call('/healthz', {})).rejects.toThrow('ECONNREFUSED')
})
