import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Environment } from '../process/environment.ts'
import { findScope } from '../scope.ts'

/**
 * Logs hold no personal data: no addresses, no query strings, no ids in paths, no bodies. Database errors carry the
 * offending values in `detail`, so only the safe fields of an error are written.
 */
export const loggerOptions = (
  level: Environment['logLevel'],
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  serializers: {
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      message: error.message,
      stack: error.stack ?? '',
      code: error.code,
      cause: error.cause instanceof Error ? error.cause.message : undefined,
    }),
  },
})

declare module 'fastify' {
  // Fastify's own place for what a route says about itself; a wrapper would hide the route's types.
  interface FastifyContextConfig {
    /** A probe that asks every few seconds: neither logged nor counted. */
    isProbe?: boolean
  }
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'none', config } = request.routeOptions
    if (!config.isProbe)
      request.log.info(
        {
          method: request.method,
          route: url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          partner: findScope(request)?.partner.config.code,
        },
        'request',
      )
    done()
  })
}
