import type { MoveDrafts } from '@hearthlight/domain/programs/studio/studio-program'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { StudioDeps } from '../program-deps.ts'
import { lockProgram } from '../program-store.ts'
import { openOlderDrafts } from './older-drafts-store.ts'

/**
 * Applications that were begun on an older version and not sent go on with the live one. What was filled in stays; terms
 * are accepted anew, since they may say something else. What was sent keeps its version.
 */
export const moveDrafts = (
  { db, setProgramVersion }: StudioDeps,
  scope: Scope,
  id: string,
  { live_version }: MoveDrafts,
): Promise<void> =>
  change(db, scope, { action: 'program.move-drafts', record: { type: 'program', id } }, async (changeDb) => {
    const live = await lockProgram(changeDb, scope, id)
    if (live === undefined) throw new Problem('shared.not-found')
    if (live.version !== live_version) throw new Problem('admin-programs.live-changed')
    const drafts = await openOlderDrafts(changeDb, scope, live)
    if (drafts.length === 0) return { result: undefined, before: {}, after: {} }
    await setProgramVersion(
      changeDb,
      scope,
      drafts.map(({ id }) => id),
      live.version,
    )
    return {
      result: undefined,
      before: { version: [...new Set(drafts.map(({ program_version }) => program_version))] },
      after: { version: live.version, applications: drafts.map(({ number }) => number) },
    }
  })
