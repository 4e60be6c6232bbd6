import { FAILURE_WINDOW_MS, type Failures } from '@hearthlight/domain/accounts/sign-in/slow-down'
import type { PartnerDb, PlatformDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'

/** Keyed hashes: of whoever was tried, and of the network it came from. */
export type HashedTry = { readonly who_hash: string; readonly network_hash: string }

export async function recentFailures(
  db: PartnerDb,
  scope: InPartner,
  { who_hash, network_hash }: HashedTry,
  now: Date,
): Promise<Failures> {
  const rows = await db
    .selectFrom('sign_in_failures')
    .select(['network_hash', 'failed_at'])
    .where('partner_id', '=', scope.partnerId)
    .where('who_hash', '=', who_hash)
    .where('failed_at', '>', new Date(now.getTime() - FAILURE_WINDOW_MS))
    .execute()
  return {
    here: rows.filter((row) => row.network_hash === network_hash).map((row) => row.failed_at),
    anywhere: rows.map((row) => row.failed_at),
  }
}

export async function recordFailure(
  db: PartnerDb,
  scope: InPartner,
  tried: HashedTry,
  now: Date,
): Promise<void> {
  await db
    .insertInto('sign_in_failures')
    .values({ partner_id: scope.partnerId, id: newId(), ...tried, failed_at: now })
    .execute()
}

/** After a success, for whoever was tried from this network. */
export async function forgetFailures(
  db: PartnerDb,
  scope: InPartner,
  { who_hash, network_hash }: HashedTry,
): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('partner_id', '=', scope.partnerId)
    .where('who_hash', '=', who_hash)
    .where('network_hash', '=', network_hash)
    .execute()
}

/** Of every partner: the failures that no longer count. */
export async function deleteFailuresBefore(db: PlatformDb, at: Date): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', at).execute()
}
