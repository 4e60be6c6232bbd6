import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Speaks just enough of the PostgreSQL protocol (version 3, chapter 54) to say that it is version 13. */
export async function startOldPostgres(): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => {
    let greeted = false
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      if (!greeted) {
        greeted = true
        socket.write(Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]))
      } else if (data.toString('latin1', 0, 1) === 'Q') socket.write(versionAnswer())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { server, url: `postgres://old@127.0.0.1:${port}/old` }
}

function versionAnswer(): Buffer {
  const value = Buffer.from('130014')
  const column = Buffer.concat([
    Buffer.from('server_version_num\0'),
    int32(0),
    int16(0),
    int32(25),
    int16(-1),
    int32(-1),
    int16(0),
  ])
  return Buffer.concat([
    message('T', Buffer.concat([int16(1), column])),
    message('D', Buffer.concat([int16(1), int32(value.length), value])),
    message('C', Buffer.from('SHOW\0')),
    message('Z', Buffer.from('I')),
  ])
}

const message = (type: string, body: Buffer) =>
  Buffer.concat([Buffer.from(type), int32(body.length + 4), body])

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}
