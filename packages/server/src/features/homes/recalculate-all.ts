import type { Recalculation, Results } from '@hearthlight/domain/assessment/recalculation'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { Problem } from '@hearthlight/domain/shared/problem'
import { ENGINE_VERSION } from '@hearthlight/engine'
import type { z } from 'zod'
import { asStaffReader } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Scope } from '../../platform/scope.ts'
import type { HomeDeps } from './home-deps.ts'
import {
  countResults,
  endRun,
  findLastRun,
  findRun,
  listOlder,
  noteProgress,
  type StoredRecalculation,
} from './recalculation-store.ts'
import { PIECE, startRecalculation } from './start-recalculation.ts'

/** A piece of work takes seconds, so that other work has its turn and a server that stops loses little. */
const HOMES_AT_ONCE = 10

export type RecalculateAll = ReturnType<typeof recalculateAll>

/** Makes the results of a partner that another version of the engine calculated anew, in the background. */
export function recalculateAll(deps: HomeDeps) {
  const { db, jobs, now } = deps
  const job = defineJob(PIECE.name, PIECE.payload, (piece) => work(deps, piece, goOn))
  const goOn = (run: StoredRecalculation): Promise<void> =>
    jobs.enqueue(db, job, { partnerId: run.partner_id, id: run.id })
  return {
    job,
    read: (scope: Scope): Promise<Results> =>
      inPartner(db, scope, async (partnerDb) => {
        const last = await findLastRun(partnerDb, scope)
        return {
          engine_version: ENGINE_VERSION,
          ...(await countResults(partnerDb, scope, ENGINE_VERSION)),
          last_run: last === undefined ? null : presentRun(last),
        }
      }),
    start: async (scope: Scope): Promise<Recalculation> => presentRun(await startRecalculation(deps, scope)),
    /** The home that is being calculated is finished; what was calculated stays. */
    cancel: (scope: Scope, id: string): Promise<Recalculation> => {
      const what = { action: 'recalculation.cancel', record: { type: 'recalculation', id } }
      return change(db, scope, what, async (changeDb) => {
        if ((await findRun(changeDb, scope, id)) === undefined) throw new Problem('shared.not-found')
        const run = await endRun(changeDb, scope, id, { state: 'cancelled', finished_at: now() })
        if (run === undefined) throw new Problem('admin-homes.over')
        return { result: presentRun(run), after: { done: run.done, total: run.total } }
      })
    },
  }
}

const presentRun = ({ id, state, engine_version, total, ...run }: StoredRecalculation): Recalculation => ({
  id,
  state,
  engine_version,
  total,
  done: run.done,
  failed: run.failed,
  started_by: run.started_by,
  started_at: run.started_at.toISOString(),
  finished_at: run.finished_at?.toISOString() ?? null,
})

async function work(
  deps: HomeDeps,
  { partnerId, id }: z.infer<typeof PIECE.payload>,
  goOn: (run: StoredRecalculation) => Promise<void>,
): Promise<void> {
  const partner = await deps.directory.byId(partnerId)
  if (partner === undefined) return
  const language = 'en'
  const scope: Scope = {
    partnerId,
    partner: partnerIn(partner, language),
    language,
    requestId: PIECE.name,
    actor: { kind: 'system' },
    // A calculation writes to nobody.
    site: '',
  }
  const run = await inPartner(deps.db, scope, (db) => findRun(db, scope, id))
  if (run?.state !== 'running') return
  const homes = await inPartner(deps.db, scope, (db) => listOlder(db, run, HOMES_AT_ONCE))
  for (const { id: buildingId, user_id } of homes) {
    const hasFailed = !(await recalculated(deps, scope, { buildingId, ownerId: user_id }))
    const goesOn = await inPartner(deps.db, scope, (db) => noteProgress(db, run, { buildingId, hasFailed }))
    if (!goesOn) return
  }
  if (homes.length === HOMES_AT_ONCE) return goOn(run)
  await inPartner(deps.db, scope, (db) => endRun(db, scope, id, { state: 'done', finished_at: deps.now() }))
}

/** A home whose result cannot be calculated keeps the old one and holds nobody up. */
async function recalculated(
  deps: HomeDeps,
  scope: Scope,
  { buildingId, ownerId }: { readonly buildingId: string; readonly ownerId: string },
): Promise<boolean> {
  try {
    await deps.recalculate(asStaffReader(scope, ownerId), buildingId)
    return true
  } catch (error) {
    deps.logError(error)
    return false
  }
}
