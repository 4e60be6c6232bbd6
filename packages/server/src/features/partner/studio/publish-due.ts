import { Problem } from '@hearthlight/domain/shared/problem'
import { z } from 'zod'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import { lockPartner } from '../partner-store.ts'
import { goLive } from '../publish-partner.ts'
import { findVersion, listDueVersions, updateVersion } from '../version-store.ts'
import { stateOf } from './draft-state.ts'
import { broughtUp } from './publish-draft.ts'
import type { StudioDeps } from './studio-deps.ts'

type Due = { readonly id: string; readonly code: string }

/** Publishes the scheduled versions whose time has come. One that is refused now waits, and says why. */
export const publishDueJob = (deps: StudioDeps): Job =>
  defineJob('partner-publish-due', z.object({}), async () => {
    for (const due of await listDueVersions(deps.db, deps.now())) await publishDue(deps, due)
    deps.directory.forget()
  })

async function publishDue({ db, now }: StudioDeps, { id: partnerId, code }: Due): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockPartner(transaction, partnerId)
    const version = await findVersion(transaction, partnerId, 'scheduled')
    if (version?.publish_at == null || version.publish_at > now()) return
    const state = await stateOf(transaction, { partnerId }, version)
    const failure = await broughtUp(transaction, state).then(
      async (ready) => {
        const published = await goLive(transaction, code, ready, { at: version.publish_at ?? now() })
        return published.kind === 'invalid' ? problemText(published.problems) : undefined
      },
      (error: unknown) => {
        if (error instanceof Problem) return error.code
        throw error
      },
    )
    if (failure !== undefined) await updateVersion(transaction, version, { failure })
  })
}

const problemText = (problems: readonly { readonly path: string; readonly message: string }[]) =>
  problems.map(({ path, message }) => `${path}: ${message}`).join('; ')
