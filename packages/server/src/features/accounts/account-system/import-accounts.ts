import { accountsOfRows, UtilityAccountRow } from '@hearthlight/domain/accounts/utility-account'
import Papa from 'papaparse'
import { bySystem, change } from '../../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { saveAccounts } from './utility-account-store.ts'

export type ImportFault = { readonly line: number; readonly message: string }
export type ImportResult =
  | { readonly kind: 'imported'; readonly accounts: number; readonly sites: number }
  | { readonly kind: 'refused'; readonly faults: readonly ImportFault[] }

const ACCOUNTS_AT_ONCE = 500

/** All or nothing: a file with a faulty row changes nothing and names every faulty row. */
export async function importAccounts(db: PlatformDb, partnerId: string, csv: string): Promise<ImportResult> {
  const { rows, faults } = readRows(csv)
  if (faults.length > 0) return { kind: 'refused', faults }
  const accounts = accountsOfRows(rows)
  const imported = { accounts: accounts.length, sites: rows.length }
  const what = { action: 'partner.import-accounts', record: { type: 'partner', id: partnerId } }
  await change(db, bySystem(partnerId, 'import-accounts'), what, async (changeDb) => {
    for (let from = 0; from < accounts.length; from += ACCOUNTS_AT_ONCE)
      await saveAccounts(changeDb, { partnerId }, accounts.slice(from, from + ACCOUNTS_AT_ONCE))
    return { result: undefined, after: imported }
  })
  return { kind: 'imported', ...imported }
}

function readRows(csv: string): { rows: UtilityAccountRow[]; faults: ImportFault[] } {
  const parsed = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  })
  const rows: UtilityAccountRow[] = []
  const faults: ImportFault[] = parsed.errors.map(({ row, message }) => ({ line: (row ?? 0) + 2, message }))
  for (const [index, cells] of parsed.data.entries()) {
    const row = UtilityAccountRow.safeParse(cells)
    if (row.success) rows.push(row.data)
    else
      faults.push(
        ...row.error.issues.map(({ path, message }) => ({
          line: index + 2,
          message: [...path.map(String), message].join(' '),
        })),
      )
  }
  return { rows, faults }
}
