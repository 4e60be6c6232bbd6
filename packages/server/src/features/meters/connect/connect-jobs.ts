import { retryDelayMs } from '@hearthlight/domain/webhooks/retry-delay'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import { byPartner } from '../imports/by-partner.ts'
import type { ConnectDeps } from './connect-deps.ts'
import { findConnection, idsOfConnected } from './connect-store.ts'
import { pullPage, revoke } from './pull.ts'

const One = z.object({ partnerId: z.string(), id: z.string() })
const Some = z.object({ partnerId: z.string(), after: z.string().nullable() })
const Night = z
  .object({})
  .nullish()
  .transform(() => ({}))
const AT_ONCE = 200

/** Pulls are pieces of work of one page each, so that partners take turns; every night each connection has one. */
export function connecting(given: Omit<ConnectDeps, 'pullSoon' | 'revokeSoon'>): ConnectDeps & {
  readonly work: readonly Job[]
} {
  const pull = defineJob('meters.pull', One, ({ partnerId, id }) => pullOn(deps, partnerId, id))
  const giveBack = defineJob('meters.revoke', One, async ({ partnerId, id }) => {
    const by = await byPartner(deps, partnerId, `meter-connection ${id}`)
    if (by !== undefined) await revoke(deps, by, id)
  })
  const piece = defineJob('meters.pull-partner', Some, async ({ partnerId, after }) => {
    const ids = await inPartner(deps.db, { partnerId }, (db) =>
      idsOfConnected(db, { partnerId }, after, AT_ONCE),
    )
    for (const id of ids) await deps.pullSoon(deps.db, { partnerId }, id)
    const last = ids.at(-1)
    if (ids.length === AT_ONCE && last !== undefined)
      await deps.jobs.enqueue(deps.db, piece, { partnerId, after: last })
  })
  const night = defineJob(
    'meters.pull-all',
    Night,
    async () => {
      for (const { partner } of await deps.directory.all())
        await deps.jobs.enqueue(deps.db, piece, { partnerId: partner.id, after: null })
    },
    { cron: '41 3 * * *' },
  )
  const deps: ConnectDeps = {
    ...given,
    pullSoon: (db, { partnerId }, id, startAfter) =>
      given.jobs.enqueue(db, pull, { partnerId, id }, startAfter && { startAfter }),
    revokeSoon: (db, { partnerId }, id) => given.jobs.enqueue(db, giveBack, { partnerId, id }),
  }
  return { ...deps, work: [pull, giveBack, piece, night] }
}

async function pullOn(deps: ConnectDeps, partnerId: string, id: string): Promise<void> {
  const by = await byPartner(deps, partnerId, `meter-connection ${id}`)
  if (by === undefined) return
  const pulled = await pullPage(deps, by, id)
  if (pulled === 'more') return deps.pullSoon(deps.db, by, id)
  if (pulled === 'done') return
  const connection = await inPartner(deps.db, by, (db) => findConnection(db, by, id))
  const wait = retryDelayMs(connection?.failures ?? 0)
  // Given up for today: the night asks again.
  if (wait !== undefined) await deps.pullSoon(deps.db, by, id, new Date(deps.now().getTime() + wait))
}
