import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The test string that every virus scanner knows; written apart, so that none stops at this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const COMMAND = 'zINSTREAM\0'

/** Says what ClamAV's daemon would say to its INSTREAM command, or `says` to whatever is sent. */
export async function scannerServer(says?: string) {
  const seen: Buffer[] = []
  const server = createServer((socket) => answerOn(socket, seen, says))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // What a server says that listens on a port, not on a socket of the file system.
  const { port } = server.address() as AddressInfo
  return {
    address: { host: '127.0.0.1', port },
    /** What it was given, in that order. */
    seen,
    close: () => server.close(),
  }
}

function answerOn(socket: Socket, seen: Buffer[], says: string | undefined): void {
  let sent = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    sent = Buffer.concat([sent, chunk])
    const bytes = readStream(sent)
    if (bytes === undefined) return
    seen.push(bytes)
    const verdict = bytes.includes(EICAR) ? 'stream: Eicar-Hand FOUND' : 'stream: OK'
    socket.end(`${says ?? verdict}\0`)
  })
}

/** The bytes of a whole stream; undefined while some are missing. */
function readStream(sent: Buffer): Buffer | undefined {
  if (!sent.toString('latin1').startsWith(COMMAND)) return undefined
  const chunks: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
