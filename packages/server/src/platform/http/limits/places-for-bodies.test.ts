import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { attachScope, type Scope } from '../../scope.ts'
import { readJsonBodies } from './json-bodies.ts'

const AT_ONCE = 12
const LARGE = JSON.stringify('x'.repeat(100_000))
const headers = { 'content-type': 'application/json' }

let app: FastifyInstance
let read: number
let answer: () => void
beforeEach(async () => {
  read = 0
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  app = Fastify()
  app.addHook('onRequest', async (request) => {
    attachScope(request, { partnerId: 'lakeshore', actor: { kind: 'anonymous' } } as Scope)
  })
  readJsonBodies(app, async () => undefined)
  app.post('/large', async (_request, reply) => {
    read += 1
    await answered
    return reply.code(204).send()
  })
  // Whoever is gone when it is done is not answered.
  app.post('/without-answer', async (_request, reply) => {
    read += 1
    await once(reply.raw.socket as Socket, 'close')
  })
  app.post('/small', async () => 'here')
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  app.server.closeAllConnections()
  await app.close()
})

const large = () => app.inject({ method: 'POST', url: '/large', payload: LARGE, headers })
/** What came before them has been read when they are answered, or waits for a place. */
const othersAnswered = async () => {
  for (let count = 0; count < 5; count += 1)
    expect((await app.inject({ method: 'POST', url: '/small', payload: '1', headers })).body).toBe('here')
}

it('a body has its place until its call is answered, not until it is read', async () => {
  const calls = Array.from({ length: AT_ONCE + 1 }, large)
  await othersAnswered()
  expect(read).toBe(AT_ONCE)
  answer()
  await Promise.all(calls.slice(0, AT_ONCE))
  await othersAnswered()
  expect(read).toBe(AT_ONCE + 1)
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(Array(13).fill(204))
})

it('the place of who goes away without an answer is given to the next', async () => {
  const arrived: Socket[] = []
  app.server.on('connection', (socket: Socket) => arrived.push(socket))
  const head = `POST /without-answer HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${LARGE.length}\r\n\r\n`
  for (let count = 0; count < AT_ONCE; count += 1)
    connect((app.server.address() as AddressInfo).port, '127.0.0.1').write(head + LARGE)
  await expect.poll(() => read).toBe(AT_ONCE)
  const next = large()
  await othersAnswered()
  expect(read).toBe(AT_ONCE)

  const gone = arrived.map((socket) => once(socket, 'close'))
  for (const socket of arrived) socket.destroy()
  await Promise.all(gone)
  await othersAnswered()
  expect(read).toBe(AT_ONCE + 1)
  answer()
  expect((await next).statusCode).toBe(204)
})
