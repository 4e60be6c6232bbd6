import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  // Fastify's own place for what a route says about itself; a wrapper would hide the route's types.
  interface FastifyContextConfig {
    /** A body as large as a photo may take its time as long as it keeps coming. */
    bodyByProgress?: boolean
  }
}

/** Bytes in one time-out that count as coming on: less than the slowest telephone sends, more than a trickle. */
const PROGRESS_BYTES = 32_768

/**
 * Ends a request whose body does not arrive in time; otherwise anybody could hold connections without end by sending a
 * byte now and then. Node's own `requestTimeout` knows no routes, so that it could not wait for an upload.
 */
export function cutSlowBodies(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request.raw
    if ('content-length' in headers || 'transfer-encoding' in headers) watch(request, reply, timeoutMs)
    done()
  })
}

function watch(request: FastifyRequest, reply: FastifyReply, timeoutMs: number): void {
  const { raw, routeOptions } = request
  let received = raw.socket.bytesRead
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(timer)
    const isComing = raw.socket.bytesRead - received >= PROGRESS_BYTES
    received = raw.socket.bytesRead
    if (routeOptions.config.bodyByProgress === true && isComing) return
    clearInterval(timer)
    cut(request, reply)
  }, timeoutMs)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}

/** Whoever reads the body hears of it as an error of the stream and answers; where nobody does, the line is closed. */
function cut({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent || raw.listenerCount('error') === 0) {
    raw.destroy()
    return
  }
  reply.header('connection', 'close')
  raw.emit('error', new Problem('shared.too-slow'))
}
