import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { actorName, type Scope } from '../../../platform/scope.ts'
import type { StudioDeps } from '../program-deps.ts'
import { lockProgram, setArchived } from '../program-store.ts'

/** From now on nobody begins an application to it, or anybody may again. Those that have begun go on either way. */
export const archiveProgram = (
  { db, now }: StudioDeps,
  scope: Scope,
  id: string,
  verb: 'archive' | 'restore',
): Promise<void> =>
  change(db, scope, { action: `program.${verb}`, record: { type: 'program', id } }, async (changeDb) => {
    const live = await lockProgram(changeDb, scope, id)
    if (live === undefined) throw new Problem('shared.not-found')
    const [before, after] = [{ archived: live.archived_at !== null }, { archived: verb === 'archive' }]
    if (before.archived !== after.archived) {
      const archived = after.archived ? { at: now(), by: actorName(scope.actor) } : null
      await setArchived(changeDb, scope, id, archived)
    }
    return { result: undefined, before, after }
  })
