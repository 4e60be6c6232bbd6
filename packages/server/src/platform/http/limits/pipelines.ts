import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send one call on a connection and the next once that is answered. */
const MOST_WAITING = 16

/**
 * Closes a connection on which more calls wait for their answers, and does nothing for what was sent on one that is closed: a
 * stranger could otherwise leave tens of thousands of calls behind that are still worked through when the stranger is gone.
 */
export function withoutPipelines(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  const add = (socket: Socket, more: number) => {
    const count = (waiting.get(socket) ?? 0) + more
    waiting.set(socket, count)
    return count
  }
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    if (add(socket, 1) > MOST_WAITING) return void socket.destroy()
    response.once('close', () => add(socket, -1))
    answer(request, response)
  }
}
