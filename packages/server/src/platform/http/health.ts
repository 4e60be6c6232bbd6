import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsync } from 'fastify'

type Checks = Readonly<Record<string, () => Promise<void>>>

const options = {
  config: { policy: 'public', anyHost: true, isProbe: true },
  compress: false,
  schema: { hide: true },
} as const

/** `/healthz`: the process is up. `/readyz`: what it stands on answers too. */
export const healthRoutes =
  (checks: Checks): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', options, async () => ({ status: 'up' }))
    app.get('/readyz', options, async (request) => {
      for (const [name, check] of Object.entries(checks))
        await check().catch((error: unknown) => {
          request.log.error({ err: error }, `${name} is not reachable`)
          throw new Problem('shared.unavailable')
        })
      return { status: 'ready' }
    })
  }
