import { accountIdKey } from '@hearthlight/domain/accounts/address-match'
import type { UtilityAccountRow } from '@hearthlight/domain/accounts/utility-account'
import { manyRows } from '../../../platform/database/queries/many-rows.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { StoredImport } from './account-import-store.ts'

export type StagedRow = { readonly row: number; readonly data: UtilityAccountRow }
type Whose = Pick<StoredImport, 'partner_id' | 'id'>

/** Answers the numbers of the rows that were new: a site that stands twice in the file is kept once. */
export async function stageRows(
  db: PartnerDb,
  { partner_id, id }: Whose,
  rows: readonly StagedRow[],
): Promise<ReadonlySet<number>> {
  if (rows.length === 0) return new Set()
  const { columns, records } = manyRows(
    'account_import_rows',
    rows.map(({ row, data }) => ({
      partner_id,
      import_id: id,
      row,
      data,
      account_key: accountIdKey(data.account_id),
      site_key: accountIdKey(data.site_id),
    })),
  )
  const kept = await db
    .insertInto('account_import_rows')
    .columns(columns)
    .expression(records)
    .onConflict((conflict) => conflict.doNothing())
    .returning('row')
    .execute()
  return new Set(kept.map(({ row }) => row))
}

const staged = (db: PartnerDb, { partner_id, id }: Whose) =>
  db.selectFrom('account_import_rows').where('partner_id', '=', partner_id).where('import_id', '=', id)

/** The next accounts in the order of their keys: all rows of each, as they stand in the file. */
export async function nextAccounts(
  db: PartnerDb,
  whose: Whose,
  after: string,
  limit: number,
): Promise<{ readonly keys: readonly string[]; readonly rows: readonly UtilityAccountRow[] }> {
  const found = await staged(db, whose)
    .select('account_key')
    .distinct()
    .where('account_key', '>', after)
    .orderBy('account_key')
    .limit(limit)
    .execute()
  const keys = found.map(({ account_key }) => account_key)
  const last = keys.at(-1)
  if (last === undefined) return { keys, rows: [] }
  const rows = await staged(db, whose)
    .select('data')
    .where('account_key', '>', after)
    .where('account_key', '<=', last)
    .orderBy('row')
    .execute()
  return { keys, rows: rows.map(({ data }) => data) }
}

/** Accounts of the partner's own system that the file does not name; those made in the portal are none of its. */
export async function countMissing(db: PartnerDb, { partner_id, id }: Whose): Promise<number> {
  const { count } = await db
    .selectFrom('utility_accounts')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('partner_id', '=', partner_id)
    .where('created_in_portal', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_import_rows')
            .select('row')
            .where('account_import_rows.partner_id', '=', partner_id)
            .where('account_import_rows.import_id', '=', id)
            .whereRef('account_import_rows.account_key', '=', 'utility_accounts.account_key'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteStaged(db: PartnerDb, { partner_id, id }: Whose): Promise<void> {
  await db
    .deleteFrom('account_import_rows')
    .where('partner_id', '=', partner_id)
    .where('import_id', '=', id)
    .execute()
}
