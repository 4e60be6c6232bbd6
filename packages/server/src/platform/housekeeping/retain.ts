import type { Retention } from '@hearthlight/domain/partner/settings/retention'
import { eraseAuditValuesOf } from '../audit-log/audit-log-store.ts'
import { bySystem, changePlatform } from '../audit-log/change.ts'
import type { PlatformDb } from '../database/schema.ts'
import type { Retained } from '../feature.ts'
import type { InPartner } from '../scope.ts'
import { deleteSentMailsOf } from './housekeeping-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A transaction with more would hold its rows too long. */
const BATCH = 1000

/** What the platform itself keeps of a partner. */
const OWN: readonly Retained[] = [
  { name: 'mails', setting: 'email_log_days', remove: deleteSentMailsOf },
  { name: 'log_values', setting: 'audit_log_days', remove: eraseAuditValuesOf },
]

export type Removed = Readonly<Record<string, number>>

/** Deletes what a partner keeps no longer. Each batch has its line in the log, which says how many of what went. */
export async function retain(
  db: PlatformDb,
  scope: InPartner,
  {
    retention,
    now,
    keeps,
  }: { readonly retention: Retention; readonly now: Date; readonly keeps: readonly Retained[] },
): Promise<Removed> {
  const removed: Record<string, number> = {}
  for (const { name, setting, remove } of [...keeps, ...OWN]) {
    const before = new Date(now.getTime() - retention[setting] * DAY_MS)
    const count = await inBatches(db, scope, name, (transaction) => remove(transaction, scope, before, BATCH))
    if (count > 0) removed[name] = count
  }
  return removed
}

async function inBatches(
  db: PlatformDb,
  { partnerId }: InPartner,
  name: string,
  remove: (db: PlatformDb) => Promise<number>,
): Promise<number> {
  const what = { action: 'partner.retain', record: { type: 'partner', id: partnerId } }
  let total = 0
  for (;;) {
    const count = await changePlatform(db, bySystem(partnerId, 'platform.keep-house'), what, async (open) => {
      const result = await remove(open)
      // A night in which nothing was old has no line.
      return { result, before: { [name]: 0 }, after: { [name]: result } }
    })
    total += count
    if (count < BATCH) return total
  }
}
