import { isDeepStrictEqual } from 'node:util'
import { accountIdKey } from '@hearthlight/domain/accounts/address-match'
import { accountsOfRows, type UtilityAccount } from '@hearthlight/domain/accounts/utility-account'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { letOthersGo } from '../../../platform/threads/main-thread.ts'
import { findAccountsByKey } from '../account-system/utility-account-store.ts'
import { noteProgress, type StoredImport } from './account-import-store.ts'
import type { ImportDeps } from './import-deps.ts'
import { countMissing, nextAccounts } from './staged-row-store.ts'

/** Few enough to be forgotten soon, as when the rows are read. */
export const BATCH_ACCOUNTS = 100
export const BATCHES_AT_ONCE = 100

export type Comparison = {
  /** The last account of the batch; undefined when there was none left. */
  readonly lastKey: string | undefined
  readonly total: number
  readonly changed: readonly UtilityAccount[]
  readonly added: readonly UtilityAccount[]
}

/** What importing the next accounts would do. */
export async function compareNext(
  db: PartnerDb,
  scope: InPartner,
  found: StoredImport,
  after: string,
): Promise<Comparison> {
  const { keys, rows } = await nextAccounts(db, found, after, BATCH_ACCOUNTS)
  const accounts = accountsOfRows(rows)
  const stored = await findAccountsByKey(db, scope, keys)
  const known = (account: UtilityAccount) => stored.get(accountIdKey(account.accountId))
  return {
    lastKey: keys.at(-1),
    total: accounts.length,
    added: accounts.filter((account) => known(account) === undefined),
    changed: accounts.filter((account) => {
      const before = known(account)
      return before !== undefined && !isDeepStrictEqual(compared(before), compared(account))
    }),
  }
}

/** An account number written otherwise is the same account, and the order of its sites is the file's affair. */
const compared = ({ accountId: _id, sites, ...own }: UtilityAccount) => ({
  ...own,
  sites: sites.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
})

/** Counts what the import would change. Answers whether there is more to do. */
export async function compareAccounts(
  { db }: Pick<ImportDeps, 'db'>,
  scope: InPartner,
  found: StoredImport,
): Promise<boolean> {
  let { counts, last_key } = found
  for (let batch = 0; batch < BATCHES_AT_ONCE; batch += 1) {
    await letOthersGo(scope.partnerId)
    const next = await inPartner(db, scope, async (partnerDb) => {
      const { lastKey, total, added, changed } = await compareNext(partnerDb, scope, found, last_key)
      const isOver = lastKey === undefined
      const sum = {
        ...counts,
        accounts: counts.accounts + total,
        compared: counts.compared + total,
        added: counts.added + added.length,
        changed: counts.changed + changed.length,
        same: counts.same + total - added.length - changed.length,
        ...(isOver && { missing: await countMissing(partnerDb, found) }),
      }
      const progress = {
        state: isOver ? 'ready' : 'comparing',
        counts: sum,
        last_key: lastKey ?? '',
      } as const
      return (await noteProgress(partnerDb, found, progress)) && !isOver ? progress : undefined
    })
    if (next === undefined) return false
    counts = next.counts
    last_key = next.last_key
  }
  return true
}
