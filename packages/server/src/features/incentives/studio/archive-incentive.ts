import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { actorName, type Scope } from '../../../platform/scope.ts'
import type { IncentiveDeps } from '../show-incentives.ts'
import { lockLive, setArchived } from './studio-incentive-store.ts'

/** From now on nobody applies for it, or anybody may again. Applications that were sent go on either way. */
export const archiveIncentive = (
  { db, now }: IncentiveDeps,
  scope: Scope,
  id: string,
  verb: 'archive' | 'restore',
): Promise<void> =>
  change(db, scope, { action: `incentive.${verb}`, record: { type: 'incentive', id } }, async (changeDb) => {
    const live = await lockLive(changeDb, scope, id)
    if (live === undefined) throw new Problem('shared.not-found')
    const [before, after] = [{ archived: live.archived_at !== null }, { archived: verb === 'archive' }]
    if (before.archived !== after.archived) {
      const archived = after.archived ? { at: now(), by: actorName(scope.actor) } : null
      await setArchived(changeDb, scope, id, archived)
    }
    return { result: undefined, before, after }
  })
