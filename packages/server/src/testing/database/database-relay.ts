import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to the PostgreSQL server that can be pulled out. */
export type DatabaseRelay = {
  readonly url: string
  /** Nothing passes any more and nobody is told: as when a cable is pulled. Whoever connects meanwhile waits. */
  freeze(): void
  /** Whoever comes from now on is let through; what was frozen stays so. */
  thaw(): void
  /** Whoever is left by the server from now on is not told, as on a line that breaks on one side. */
  keepOpen(): void
  /** How many have connected since it was frozen and still wait. */
  waiting(): number
  /** Every connection is cut. */
  cut(): void
  close(): Promise<void>
}

export async function databaseRelay(url: string): Promise<DatabaseRelay> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const through = new Set<Socket>()
  const waiting = new Set<Socket>()
  let isFrozen = false
  let isKeptOpen = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((caller) => {
    keep(caller)
    if (isFrozen) {
      waiting.add(caller)
      caller.once('close', () => waiting.delete(caller))
      return
    }
    const called = keep(connect(Number(target.port), target.hostname))
    through.add(caller).add(called)
    for (const [from, to] of [
      [caller, called],
      [called, caller],
    ] as const) {
      from.on('data', (bytes) => {
        if (through.has(from)) to.write(bytes)
      })
      from.on('close', () => {
        if (through.delete(from) && !(isKeptOpen && from === called)) to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = new URL(url)
  own.port = String((server.address() as AddressInfo).port)
  return {
    url: own.href,
    freeze: () => {
      isFrozen = true
      through.clear()
    },
    thaw: () => {
      isFrozen = false
    },
    keepOpen: () => {
      isKeptOpen = true
    },
    waiting: () => waiting.size,
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
