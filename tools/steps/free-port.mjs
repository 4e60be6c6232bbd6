import { createServer } from 'node:net'

/** Below the ports that systems lend to outgoing connections: those may be gone before a server gets there. */
const [FIRST, LAST] = [20_000, 29_999]

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** The first of `count` ports in a row that nobody listens on. */
export async function freePort(count = 1) {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST - count))
  const row = await Promise.all(Array.from({ length: count }, (_, index) => isFree(port + index)))
  return row.every(Boolean) ? port : freePort(count)
}
