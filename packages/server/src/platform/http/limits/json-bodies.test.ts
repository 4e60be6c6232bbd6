import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { routeTable } from '../policy.ts'
import { MOST_VALUES, PUBLIC_BODY_BYTES } from './json-bodies.ts'
import { DEEPEST_BODY } from './json-shape.ts'

let site: TestApp
let port: number

beforeAll(async () => {
  site = await testApp()
  port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => site.close())

const MEGABYTE = 1_048_576
const host = 'lakeshore.localhost'
const READS_BODY = /POST|PUT|PATCH|DELETE/

const signInWith = (payload: string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/api/v1/auth/user_sessions',
    headers: { host, 'accept-language': 'en', 'content-type': 'application/json', ...headers },
    payload,
  })
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

it('a stranger’s megabyte is refused before it has arrived, and others are answered meanwhile', async () => {
  const socket = connect(port, '127.0.0.1')
  const arrived: string[] = []
  socket.on('data', (bytes) => arrived.push(String(bytes)))
  // Of the megabyte it announces, nothing but the first bytes is ever sent.
  socket.write(
    `POST /api/v1/auth/user_sessions HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${MEGABYTE}\r\n\r\n{"x":[`,
  )
  await once(socket, 'data')
  expect(arrived.join('')).toContain('HTTP/1.1 413')
  expect((await site.app.inject({ url: '/api/v1/partners', headers: { host } })).statusCode).toBe(200)
  socket.destroy()
})
it('no public call takes more than 16 kB, but for the answer of an identity provider and the notice of a utility', () => {
  const larger = routeTable(site.app)
    .filter(({ config, method }) => config?.policy === 'public' && READS_BODY.test(String(method)))
    .filter(({ bodyLimit }) => bodyLimit !== PUBLIC_BODY_BYTES)
  expect(larger.map(({ url }) => url).sort()).toEqual([
    '/api/v1/auth/sso/saml/acs',
    '/api/v1/green_button/notifications/:id',
  ])
  for (const { url, bodyLimit } of larger) expect(bodyLimit, url).toBeLessThanOrEqual(65_536)
})
it('what is larger is refused with a sentence, and what fits is read', async () => {
  const padded = (bytes: number) => {
    const [start, end] = ['{"email":"a@b.test","password":"', '"}']
    return `${start}${'x'.repeat(bytes - start.length - end.length)}${end}`
  }
  const refused = await signInWith(padded(PUBLIC_BODY_BYTES + 1))
  expect(refused.json().errors[0]).toMatchObject({ status: '413', title: 'This is too big.' })
  expect((await signInWith(padded(PUBLIC_BODY_BYTES))).statusCode).not.toBe(413)
})
it('a body nested deeper than anything we have is refused, brackets in texts are not counted', async () => {
  expect((await signInWith(nested(DEEPEST_BODY + 1))).statusCode).toBe(413)
  expect((await signInWith(nested(DEEPEST_BODY))).statusCode).toBe(422)
  const text = JSON.stringify({ email: `${'['.repeat(500)}\\"${'['.repeat(500)}`, password: 'x' })
  expect((await signInWith(text)).statusCode).toBe(422)
})
it('half a body, none, and one that names the prototype are malformed', async () => {
  for (const payload of ['{"a":', '', '{"__proto__":{"a":1}}'])
    expect((await signInWith(payload)).statusCode).toBe(400)
})
it('a megabyte of numbers is refused by how many they are, while a text as long is read', async () => {
  const staff = await site.signIn('admin@lakeshore.test')
  const put = (payload: string) =>
    site.app.inject({
      method: 'PUT',
      url: '/api/admin/v1/studio/draft',
      headers: { ...staff, 'accept-language': 'en', 'content-type': 'application/json' },
      payload,
    })
  const refused = await put(`{"x":[${'1,'.repeat(MOST_VALUES.usual)}1]}`)
  expect(refused.json().errors[0]).toMatchObject({ status: '413', title: 'This is too big.' })
  expect((await put(JSON.stringify({ x: ','.repeat(MEGABYTE - 100) }))).statusCode).toBe(422)
  expect((await put(`{"x":[${'1,'.repeat(MOST_VALUES.usual - 3)}1]}`)).statusCode).toBe(422)
})
const headOf = (headers: Record<string, string>, bytes: number) => {
  const all = { ...headers, 'content-type': 'application/json', 'content-length': bytes }
  const lines = Object.entries(all).map((line) => `${line.join(': ')}\r\n`)
  return `PUT /api/admin/v1/studio/draft HTTP/1.1\r\n${lines.join('')}\r\n`
}
it('a megabyte of numbers is refused before the most of it has arrived', async () => {
  const socket = connect(port, '127.0.0.1')
  const arrived: string[] = []
  socket.on('data', (bytes) => arrived.push(String(bytes)))
  socket.write(`${headOf(await site.signIn('admin@lakeshore.test'), MEGABYTE)}{"x":[`)
  socket.write('1,'.repeat(MOST_VALUES.usual))
  await once(socket, 'data')
  expect(arrived.join('')).toContain('HTTP/1.1 413')
  socket.destroy()
})
it('of one partner twelve large bodies are read at once, and the sender of another when one is over', async () => {
  const read: Socket[] = []
  site.app.server.on('connection', (socket: Socket) => read.push(socket))
  const start = `${headOf(await site.signIn('admin@lakeshore.test'), MEGABYTE)}"`
  const senders = Array.from({ length: 13 }, () => connect(port, '127.0.0.1'))
  for (const sender of senders) sender.on('error', () => undefined).write(start + 'x'.repeat(900_000))
  const readWhole = () => read.filter(({ bytesRead }) => bytesRead > 900_000).length
  await expect.poll(readWhole).toBe(12)
  expect((await site.app.inject({ url: '/api/v1/partners', headers: { host } })).statusCode).toBe(200)
  expect(readWhole()).toBe(12)
  // All but the one that waits end, and whose place it was.
  for (const socket of read) if (socket.bytesRead > 900_000) socket.destroy()
  await expect.poll(readWhole).toBe(13)
  for (const sender of senders) sender.destroy()
})
