import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { withoutPipelines } from './pipelines.ts'

const held: ServerResponse[] = []
let asked = 0
const server = createServer(
  withoutPipelines((_request, response) => {
    asked += 1
    held.push(response)
  }),
)
const letGo = () => {
  for (const response of held.splice(0)) response.end('here')
}
afterEach(async () => {
  letGo()
  asked = 0
  await new Promise((closed) => server.close(closed))
})

/** Sends so many calls at once on one connection; tells what came back when it is closed. */
async function send(count: number) {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
  const last = 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'
  socket.write(`${'GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(count - 1)}${last}`)
  return { closed, answers: async () => (await closed).match(/ 200 OK/g)?.length ?? 0 }
}

it('sixteen calls that wait on one connection are answered', async () => {
  const { answers } = await send(16)
  await expect.poll(() => held.length).toBe(16)
  letGo()
  expect(await answers()).toBe(16)
})

it('one more closes the connection, and nothing is done for what was sent behind it', async () => {
  const { answers } = await send(500)
  expect(await answers()).toBe(0)
  expect(asked).toBe(16)
})

it('however many come one after the other are answered', async () => {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (let count = 0; count < 40; count += 1) {
    const answer = fetch(address)
    await expect.poll(() => held.length).toBe(1)
    letGo()
    expect((await answer).status).toBe(200)
  }
})
