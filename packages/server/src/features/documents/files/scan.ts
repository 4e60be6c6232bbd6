import { connect, type NetConnectOpts } from 'node:net'
import { type Readable, Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** Looks for viruses. Throws whenever it cannot say for sure: then the file stays closed. */
export type Scan = (bytes: Readable) => Promise<'clean' | 'infected'>

const TIMEOUT_MS = 60_000

/** ClamAV's daemon by its INSTREAM command: each chunk with its length before it, and a length of nothing at the end. */
export function clamd(address: NetConnectOpts): Scan {
  return async (bytes) => {
    const socket = connect(address)
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('The virus scanner does not answer.')))
    const answer = text(socket)
    // Whichever of the two fails first is the one that is told.
    answer.catch(() => undefined)
    try {
      socket.write('zINSTREAM\0')
      await pipeline(bytes, inFrames(), socket, { end: false })
      socket.write(Buffer.alloc(4))
      return verdictOf(await answer)
    } finally {
      socket.destroy()
    }
  }
}

const inFrames = () =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      done(null, Buffer.concat([length, chunk]))
    },
  })

function verdictOf(answer: string): 'clean' | 'infected' {
  const said = answer.replace(/\0$/, '')
  if (said === 'stream: OK') return 'clean'
  if (/^stream: .+ FOUND$/.test(said)) return 'infected'
  throw new Error(`The virus scanner said: ${said}`)
}
