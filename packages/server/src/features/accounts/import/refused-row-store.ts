import type { AccountImport, RefusedRow } from '@hearthlight/domain/accounts/import/account-import'
import type { RowProblem, RowProblemKind } from '@hearthlight/domain/accounts/import/check-row'
import type { ImportTarget } from '@hearthlight/domain/accounts/import/import-mapping'
import { manyRows } from '../../../platform/database/queries/many-rows.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { StoredImport } from './account-import-store.ts'

type Whose = Pick<StoredImport, 'partner_id' | 'id'>
export type NewRefusal = {
  readonly row: number
  readonly problem: RowProblem
  readonly account: string
  readonly cells: readonly string[]
}

export async function insertRefusals(
  db: PartnerDb,
  { partner_id, id }: Whose,
  refusals: readonly NewRefusal[],
): Promise<void> {
  if (refusals.length === 0) return
  const { columns, records } = manyRows(
    'account_import_refusals',
    refusals.map(({ row, problem: { kind, field, value }, account, cells }) => ({
      partner_id,
      import_id: id,
      row,
      account,
      kind,
      field,
      value,
      cells: [...cells],
    })),
  )
  await db.insertInto('account_import_refusals').columns(columns).expression(records).execute()
}

const refusals = (db: PartnerDb, { partner_id, id }: Whose) =>
  db.selectFrom('account_import_refusals').where('partner_id', '=', partner_id).where('import_id', '=', id)

type Which = {
  readonly after: number
  readonly kind?: RowProblemKind | undefined
  readonly field?: ImportTarget | undefined
  readonly limit: number
}

export const listRefusals = (
  db: PartnerDb,
  whose: Whose,
  { after, kind, field, limit }: Which,
): Promise<(RefusedRow & { cells: string[] })[]> =>
  refusals(db, whose)
    .select(['row', 'kind', 'field', 'value', 'account', 'cells'])
    .where('row', '>', after)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'missing'))
    .$if(field !== undefined, (query) => query.where('field', '=', field ?? null))
    .orderBy('row')
    .limit(limit)
    .execute()

export async function countRefusals(db: PartnerDb, whose: Whose): Promise<AccountImport['refused_by']> {
  const rows = await refusals(db, whose)
    .select(['kind', 'field'])
    .select((row) => row.fn.countAll<string>().as('count'))
    .groupBy(['kind', 'field'])
    .orderBy('count', 'desc')
    .orderBy('kind')
    .orderBy('field')
    .execute()
  return rows.map(({ count, ...kind }) => ({ ...kind, count: Number(count) }))
}

export async function deleteRefusals(db: PartnerDb, { partner_id, id }: Whose): Promise<void> {
  await db
    .deleteFrom('account_import_refusals')
    .where('partner_id', '=', partner_id)
    .where('import_id', '=', id)
    .execute()
}
