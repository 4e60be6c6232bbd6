import { Problem } from '@hearthlight/domain/shared/problem'
import { ENGINE_VERSION } from '@hearthlight/engine'
import { z } from 'zod'
import type { ChangedBy } from '../../platform/audit-log/audit-log-store.ts'
import { change } from '../../platform/audit-log/change.ts'
import { newId } from '../../platform/ids.ts'
import { actorName } from '../../platform/scope.ts'
import type { HomeDeps } from './home-deps.ts'
import { countResults, insertRun, type StoredRecalculation } from './recalculation-store.ts'

/** A part of a run, as the queue holds it. */
export const PIECE = {
  name: 'homes.recalculate',
  payload: z.object({ partnerId: z.string(), id: z.string() }),
} as const

/** Begins a run over the homes of a partner whose result is not of this version of the engine. */
export function startRecalculation(
  { db, jobs, now }: Pick<HomeDeps, 'db' | 'jobs' | 'now'>,
  by: ChangedBy,
): Promise<StoredRecalculation> {
  const what = { action: 'recalculation.start', record: { type: 'recalculation' } }
  return change(db, by, what, async (changeDb) => {
    const { older } = await countResults(changeDb, by, ENGINE_VERSION)
    if (older === 0) throw new Problem('admin-homes.nothing-older')
    const run = await insertRun(changeDb, {
      partner_id: by.partnerId,
      id: newId(),
      state: 'running',
      total: older,
      engine_version: ENGINE_VERSION,
      started_by: actorName(by.actor),
      started_at: now(),
    })
    if (run === undefined) throw new Problem('admin-homes.running')
    await jobs.enqueue(changeDb, PIECE, { partnerId: run.partner_id, id: run.id })
    const after = { engine_version: run.engine_version, homes: run.total }
    return { result: run, id: run.id, after }
  })
}
