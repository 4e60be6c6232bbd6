import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export type Pace = {
  readonly port: number
  /** Whole calls as they are sent, taken in turn. */
  readonly calls: readonly Buffer[]
  readonly aSecond: number
  readonly connections: number
}
export type Paced = {
  readonly answers: Readonly<Record<string, number>>
  readonly sent: number
}

const TICK_MS = 5
const STATUS_LINE = /HTTP\/1\.1 (\d{3}) /g

/**
 * Sends calls at a fixed pace until told to end, whether or not what was sent before is answered: many to each connection, one
 * behind the other. A client that waits for its answers would be as slow as the server makes it.
 */
export function callAtPace({ port, calls, aSecond, connections }: Pace): { end(): Paced } {
  const answers: Record<string, number> = {}
  let [sent, isOver] = [0, false]
  const count = (status: string) => {
    answers[status] = (answers[status] ?? 0) + 1
  }
  const open = (): Socket => {
    const socket = connect(port, '127.0.0.1')
    // A status line that is cut in two by a packet is missed; few are.
    socket.on('data', (chunk: Buffer) => {
      for (const [, status = ''] of chunk.toString('latin1').matchAll(STATUS_LINE)) count(status)
    })
    socket.on('error', () => count('cut'))
    return socket
  }
  const sockets = Array.from({ length: connections }, open)
  const send = async () => {
    const begun = performance.now()
    while (!isOver) {
      for (const due = ((performance.now() - begun) * aSecond) / 1000; sent < due; sent += 1) {
        const at = sent % connections
        let socket = sockets[at]
        if (socket === undefined || socket.destroyed) {
          socket = open()
          sockets[at] = socket
        }
        socket.write(calls[Math.floor(sent / connections) % calls.length] ?? '')
      }
      await delay(TICK_MS)
    }
  }
  void send()
  return {
    end: () => {
      isOver = true
      for (const socket of sockets) socket.destroy()
      return { answers, sent }
    },
  }
}
