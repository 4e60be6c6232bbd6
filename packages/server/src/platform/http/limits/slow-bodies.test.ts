import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { problemStatuses } from '../../refusals/problem-statuses.ts'
import { handleErrors } from '../answers/error-handler.ts'
import { cutSlowBodies } from './slow-bodies.ts'

/** Longer than a busy machine takes to read the head of a request. */
const TIMEOUT_MS = 1200
let site: TestApp
let port: number
beforeAll(async () => {
  site = await testApp({ environment: { requestTimeoutMs: TIMEOUT_MS } })
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  port = (site.app.server.address() as AddressInfo).port
  // The first who comes waits for the partners to be read.
  await site.app.inject({ url: '/api/v1/partners', headers: { host: 'lakeshore.localhost' } })
})
afterAll(() => site.close())

/** Sends the head of a request and then its body a little at a time; resolves with all that came back when it is cut. */
async function trickle(
  lines: readonly string[],
  piece: string,
  to = port,
): Promise<{ answer: string; ms: number }> {
  const started = Date.now()
  const socket = connect(to, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(lines.join('\r\n'))
  const timer = setInterval(() => send(socket, piece), TIMEOUT_MS / 8)
  // Not `once`: a line that is cut while a piece is on its way ends with an error, and that is as good an end.
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(timer)
  return { answer: Buffer.concat(chunks).toString(), ms: Date.now() - started }
}

function send(socket: Socket, piece: string): void {
  if (socket.writable) socket.write(piece)
}

const head = (line: string, length = 10_000) => [
  `${line} HTTP/1.1`,
  'Host: lakeshore.localhost',
  'Accept-Language: en',
  'Content-Type: application/json',
  `Content-Length: ${length}`,
  '',
  '',
]

describe('a body that comes a byte at a time', () => {
  it('is cut with a sentence when its time is over', async () => {
    const { answer, ms } = await trickle(head('POST /ahoy/visits'), ' ')
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('This took too long to reach us. Please try again.')
    expect(ms).toBeGreaterThanOrEqual(TIMEOUT_MS)
  })
  it('is cut as well where the request was refused before anybody read it', async () => {
    const { answer } = await trickle(head('PUT /api/v1/users/1'), ' ')
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  })
  it('is cut where nobody reads it', async () => {
    const { answer } = await trickle(head('GET /healthz'), ' ')
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })
})
it('headers that never end are cut too', async () => {
  const { answer } = await trickle(['GET /healthz HTTP/1.1', 'Host: lakeshore.localhost', ''], 'x: y\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})
describe('where a body is judged by its progress', () => {
  const app = Fastify()
  let uploads: number
  beforeAll(async () => {
    handleErrors(app, problemStatuses([]), () => undefined)
    cutSlowBodies(app, TIMEOUT_MS)
    app.post('/', { config: { policy: 'public', bodyByProgress: true } }, () => 'kept')
    await app.listen({ host: '127.0.0.1', port: 0 })
    uploads = (app.server.address() as AddressInfo).port
  })
  afterAll(() => app.close())

  it('one that keeps coming may take longer', async () => {
    const piece = ' '.repeat(20_000)
    const pieces = 24
    const lines = head('POST /', pieces * piece.length + 2).map((line, index) =>
      index === 2 ? 'Connection: close' : line,
    )
    const { answer, ms } = await trickle([...lines.slice(0, -1), '{}'], piece, uploads)
    expect(ms).toBeGreaterThan(TIMEOUT_MS * 2)
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*kept$/s)
  })
  it('one that comes a byte at a time may not', async () => {
    expect((await trickle(head('POST /'), ' ', uploads)).answer).toMatch(/^HTTP\/1\.1 408 /)
  })
})
it('a body that is there in time is answered, however long the answer takes', async () => {
  const socket = connect(port, '127.0.0.1')
  const body = JSON.stringify({ landing_page: '/' })
  socket.write([...head('POST /ahoy/visits', body.length)].join('\r\n') + body)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 201 /)
  socket.destroy()
})
