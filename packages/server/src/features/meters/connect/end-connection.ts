import type { ConnectionState } from '@hearthlight/domain/meters/connect/meter-connection'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../../platform/access/access.ts'
import type { ChangedBy } from '../../../platform/audit-log/audit-log-store.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb, Db } from '../../../platform/database/schema.ts'
import type { ConnectDeps } from './connect-deps.ts'
import { findConnection, listConnections, lockConnection, updateConnection } from './connect-store.ts'

/** The person ends it: nothing is read any more, and the utility is told. What came stays until they withdraw and erase. */
export async function disconnect(deps: ConnectDeps, scope: HomeScope, id: string): Promise<void> {
  requireHomePermission(scope, 'change')
  const found = await inPartner(deps.db, scope, (db) => findConnection(db, scope, id))
  if (found === undefined || found.user_id !== scope.access.ownerId) throw new Problem('shared.not-found')
  await endOne(deps, deps.db, scope, found.building_id, id, 'ended')
}

/** With the consent its connections end, in the transaction of whoever withdraws. */
export async function endConnectionsOf(
  deps: Pick<ConnectDeps, 'revokeSoon'>,
  db: ChangeDb,
  by: ChangedBy,
  buildingId: string,
): Promise<void> {
  for (const { id, state } of await listConnections(db, by, buildingId))
    if (state !== 'ended') await endOne(deps, db, by, buildingId, id, 'ended')
}

/** Its tokens go once the utility was told. */
export function endOne(
  { revokeSoon }: Pick<ConnectDeps, 'revokeSoon'>,
  db: Db,
  by: ChangedBy,
  of: string,
  id: string,
  to: ConnectionState & ('ended' | 'broken'),
): Promise<void> {
  const what = { action: 'meter_connection.end', record: { type: 'meter_connection', id, of } }
  return change(db, by, what, async (changeDb) => {
    const found = await lockConnection(changeDb, by, id)
    if (found === undefined || found.state === to) return { result: undefined }
    await updateConnection(changeDb, by, id, { state: to })
    if (found.sealed_tokens !== null) await revokeSoon(changeDb, by, id)
    return { result: undefined, before: { state: found.state }, after: { state: to } }
  })
}
