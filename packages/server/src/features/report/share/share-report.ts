import { createHash, randomBytes } from 'node:crypto'
import {
  type CreatedReportShare,
  MAX_OPEN_SHARES,
  type ReportShare,
  type ShareDays,
} from '@hearthlight/domain/report/report-share'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { newId } from '../../../platform/ids.ts'
import type { ReportDeps } from '../make-report.ts'
import { insertShare, listOpenShares, lockHome, removeShare } from './report-share-store.ts'

const DAY_MS = 86_400_000

/** 256 random bits need no salt and no slow hash: nobody can guess what to hash. */
export const shareHash = (token: string) => createHash('sha256').update(token).digest('base64url')

type Identified<T> = T & { readonly id: string }

/** Makes a link to the report of a home. Only a finished report can be handed on. */
export async function createShare(
  deps: ReportDeps,
  scope: HomeScope,
  buildingId: string,
  days: ShareDays,
): Promise<Identified<CreatedReportShare>> {
  requireHomePermission(scope, 'share')
  if ((await deps.homeOf(scope, buildingId)) === null) throw new Problem('report.not-assessed')
  const now = deps.now()
  const share = { id: newId(), created_at: now, ends_at: new Date(now.getTime() + days * DAY_MS) }
  const token = randomBytes(32).toString('base64url')
  const record = { type: 'report_share', id: share.id, of: buildingId }
  await change(deps.db, scope, { action: 'report_share.create', record }, async (db) => {
    await lockHome(db, scope, buildingId)
    const open = await listOpenShares(db, scope, buildingId, now)
    if (open.length >= MAX_OPEN_SHARES)
      throw new Problem('report.too-many-shares', { params: { max: MAX_OPEN_SHARES } })
    await insertShare(db, scope, {
      ...share,
      building_id: buildingId,
      user_id: scope.access.ownerId,
      token_hash: shareHash(token),
    })
    return { result: undefined, after: { building_id: buildingId, ends_at: share.ends_at } }
  })
  return { ...present(share), token }
}

export async function readShares(
  deps: ReportDeps,
  scope: HomeScope,
  buildingId: string,
): Promise<Identified<ReportShare>[]> {
  await deps.homeOf(scope, buildingId)
  return (await inPartner(deps.db, scope, (db) => listOpenShares(db, scope, buildingId, deps.now()))).map(
    present,
  )
}

/** From now on the link opens nothing. */
export async function withdrawShare(deps: ReportDeps, scope: HomeScope, id: string): Promise<void> {
  requireHomePermission(scope, 'change')
  const record = { type: 'report_share', id }
  await change(deps.db, scope, { action: 'report_share.withdraw', record }, async (db) => {
    const removed = await removeShare(db, scope, scope.access.ownerId, id)
    if (removed === undefined) throw new Problem('shared.not-found')
    return { result: undefined, before: { building_id: removed.building_id, ends_at: removed.ends_at } }
  })
}

const present = ({ id, created_at, ends_at }: { id: string; created_at: Date; ends_at: Date }) => ({
  id,
  created_at: created_at.toISOString(),
  ends_at: ends_at.toISOString(),
})
