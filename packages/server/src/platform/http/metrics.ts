import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { sameText } from '../sessions/session-token.ts'

/** Counts by route pattern: paths with ids would make a series of each person. */
export function measureRequests(app: FastifyInstance): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none', config } = request.routeOptions
    if (!config.isProbe)
      duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  return registry
}

/** For this machine, or for who has the token. */
export const metricsRoutes =
  (registry: Registry, token: string | undefined): FastifyPluginAsync =>
  async (app) => {
    app.get(
      '/metrics',
      { config: { policy: 'public', anyHost: true }, schema: { hide: true } },
      async (request, reply) => {
        if (!isFromHere(request) && !hasToken(request, token)) throw new Problem('shared.not-found')
        return reply.type(registry.contentType).send(await registry.metrics())
      },
    )
  }

/** A proxy on this machine speaks for somebody else, and says so. */
function isFromHere({ ip, headers }: FastifyRequest): boolean {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers
  return !isForwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip)
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  return token !== undefined && sameText(headers.authorization ?? '', `Bearer ${token}`)
}
