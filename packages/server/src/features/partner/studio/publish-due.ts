import { Problem } from '@hearthlight/domain/shared/problem'
import { z } from 'zod'
import { bySystem } from '../../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import { lockPartner } from '../partner-store.ts'
import { goLive } from '../publish-partner.ts'
import { findVersion, listDueVersions, updateVersion } from '../version-store.ts'
import { publishBrought } from './brought-content.ts'
import { stateOf } from './draft-state.ts'
import { broughtUp } from './publish-draft.ts'
import type { StudioDeps } from './studio-deps.ts'

type Due = { readonly id: string; readonly code: string }

/** Publishes the scheduled versions whose time has come. One that is refused now waits, and says why. */
export const publishDueJob = (deps: StudioDeps): Job =>
  defineJob(
    'partner-publish-due',
    z.object({}),
    async () => {
      for (const due of await listDueVersions(deps.db, deps.now())) await publishDue(deps, due)
      deps.directory.forget()
    },
    { cron: '* * * * *' },
  )

/** Thrown to take what was written back with the transaction. */
class Waits extends Error {}

async function publishDue(deps: StudioDeps, due: Due): Promise<void> {
  const failure = await inTransaction(deps.db, (transaction) => publishNow(deps, transaction, due)).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Problem) return error.code
      if (error instanceof Waits) return error.message
      throw error
    },
  )
  if (failure === undefined) return
  await inTransaction(deps.db, async (transaction) => {
    const version = await findVersion(transaction, due.id, 'scheduled')
    if (version !== undefined) await updateVersion(transaction, version, { failure })
  })
}

async function publishNow(deps: StudioDeps, db: PlatformDb, { id: partnerId, code }: Due): Promise<void> {
  await lockPartner(db, partnerId)
  const version = await findVersion(db, partnerId, 'scheduled')
  if (version?.publish_at == null || version.publish_at > deps.now()) return
  const ready = await broughtUp(db, await stateOf(db, { partnerId }, version))
  const at = version.publish_at
  const published = await goLive(db, code, ready, { at })
  if (published.kind === 'invalid') throw new Waits(problemText(published.problems))
  await publishBrought(deps, db, bySystem(partnerId, 'configuration'), {
    version: ready,
    at,
    why: version.reason,
  })
}

const problemText = (problems: readonly { readonly path: string; readonly message: string }[]) =>
  problems.map(({ path, message }) => `${path}: ${message}`).join('; ')
