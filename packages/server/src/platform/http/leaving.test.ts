import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTime } from '../../testing/in-time.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const agent = new Agent({ keepAlive: true })
let site: TestApp
let port: number

beforeAll(async () => {
  site = await testApp()
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  port = (site.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  // Where the test failed, a call still waits.
  agent.destroy()
  site.app.server.closeAllConnections()
  await site.close()
})

const passesOn = { 'x-passes-on': '504' }
const visit = JSON.stringify({ landing_page: '/' })

/** By a connection that is kept for the next call. */
function begin(method: string, path: string, headers: Record<string, string>) {
  const sent = request({ port, path, method, agent, headers: { host: 'lakeshore.localhost', ...headers } })
  const coming = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject)
  })
  // Whoever waits for it hears of it.
  coming.catch(() => undefined)
  const answered = async () => {
    const answer = await inTime(`the answer to ${method} ${path}`, coming)
    await buffer(answer)
    return { status: answer.statusCode, connection: answer.headers.connection }
  }
  return { sent, answered }
}
const beginVisit = () =>
  begin('POST', '/ahoy/visits', {
    ...passesOn,
    'content-type': 'application/json',
    'content-length': String(visit.length),
  })

function ask(path: string, headers: Record<string, string> = {}) {
  const { sent, answered } = begin('GET', path, headers)
  sent.end()
  return answered()
}
function tell() {
  const { sent, answered } = beginVisit()
  sent.end(visit)
  return answered()
}

it('an instance that stops says so first, hands on what may be asked twice, and does all else to its end', async () => {
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' })
  expect(await ask('/api/v1/partners', passesOn)).toEqual({ status: 200, connection: 'keep-alive' })

  const running = beginVisit()
  const arrived = once(site.app.server, 'request')
  running.sent.write(visit.slice(0, 5))
  await inTime('the call that goes on', arrived)
  let hasLeft = false
  const left = site.leave().then(() => {
    hasLeft = true
  })
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' })
  expect(hasLeft, 'before the proxy was told').toBe(false)
  expect(await tell()).toEqual({ status: 201, connection: 'close' })
  expect(await ask('/api/v1/partners')).toEqual({ status: 200, connection: 'close' })
  expect(await ask('/api/v1/partners', passesOn)).toEqual({ status: 504, connection: 'close' })
  await inTime('the end of its leaving', left)

  const closed = site.app.close()
  running.sent.end(visit.slice(5))
  expect(await running.answered()).toEqual({ status: 201, connection: 'close' })
  await inTime('its end', closed)
  await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED')
})
