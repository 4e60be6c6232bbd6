import { setTimeout as delay } from 'node:timers/promises'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsync } from 'fastify'

type Health = {
  readonly isLeaving: () => boolean
  readonly checks: Readonly<Record<string, () => Promise<void>>>
}

const options = {
  config: { policy: 'public', anyHost: true, isProbe: true },
  compress: false,
  schema: { hide: true },
} as const

/** Whoever asks wants to know now: what takes longer does not serve anybody. */
const ANSWER_MS = 2_000

/** `/healthz`: the process is up. `/readyz`: what it stands on answers too, and it is not about to stop. */
export const healthRoutes =
  ({ isLeaving, checks }: Health): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', options, async () => ({ status: 'up' }))
    app.get('/readyz', options, async (request) => {
      if (isLeaving()) throw new Problem('shared.unavailable')
      for (const [name, check] of Object.entries(checks))
        await inTime(check()).catch((error: unknown) => {
          request.log.error({ err: error }, `${name} is not reachable`)
          throw new Problem('shared.unavailable')
        })
      return { status: 'ready' }
    })
  }

async function inTime(check: Promise<void>): Promise<void> {
  const over = new AbortController()
  const late = delay(ANSWER_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no answer within ${ANSWER_MS} ms`)
  })
  // Told to stop, it is not late but over.
  late.catch(() => undefined)
  await Promise.race([check, late]).finally(() => over.abort())
}
