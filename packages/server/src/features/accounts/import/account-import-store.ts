import type {
  AccountImportsQuery,
  ImportCounts,
  ImportState,
} from '@hearthlight/domain/accounts/import/account-import'
import type { ImportMapping } from '@hearthlight/domain/accounts/import/import-mapping'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { keysetPage } from '../../../platform/database/queries/keyset.ts'
import type { PartnerDb, PassingTables, PlatformDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

export type StoredImport = Selectable<PassingTables['account_imports']>

export async function insertImport(
  db: PartnerDb,
  row: Insertable<PassingTables['account_imports']>,
): Promise<StoredImport> {
  return await db.insertInto('account_imports').values(row).returningAll().executeTakeFirstOrThrow()
}

const importsOf = (db: PartnerDb, { partnerId }: InPartner) =>
  db.selectFrom('account_imports').selectAll().where('partner_id', '=', partnerId)

export const findImport = (db: PartnerDb, scope: InPartner, id: string): Promise<StoredImport | undefined> =>
  importsOf(db, scope).where('id', '=', id).executeTakeFirst()

type ImportPage = z.infer<typeof AccountImportsQuery>

export const listImports = (db: PartnerDb, scope: InPartner, page: ImportPage) =>
  keysetPage(importsOf(db, scope), page, {
    sorts: { created_at: { by: sql.ref('created_at'), kind: 'timestamptz' } },
    id: { by: sql.ref('id'), kind: 'uuid' },
  })

/** Two who press at once wait for each other, and the second sees what the first did. */
export const lockImport = (db: PartnerDb, scope: InPartner, id: string): Promise<StoredImport | undefined> =>
  importsOf(db, scope).where('id', '=', id).forUpdate().executeTakeFirst()

export type ImportMove = {
  readonly state: ImportState
  readonly counts: ImportCounts
  readonly mapping?: ImportMapping
  readonly finished_at?: Date
}

/** What a person does with it: a new version, and work begins at its start. */
export async function moveImport(
  db: PartnerDb,
  { partner_id, id, version }: StoredImport,
  { counts, mapping, ...move }: ImportMove,
): Promise<StoredImport> {
  return await db
    .updateTable('account_imports')
    .set({
      ...move,
      counts: JSON.stringify(counts),
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      last_key: '',
      version: version + 1,
    })
    .where('partner_id', '=', partner_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type Progress = {
  readonly state: ImportState
  readonly counts: ImportCounts
  readonly last_key: string
  readonly finished_at?: Date
}

/** How far the work has come; false when a person has stopped it or begun anew, and nothing more is to be done. */
export async function noteProgress(
  db: PartnerDb,
  { partner_id, id, version, state }: StoredImport,
  { counts, ...progress }: Progress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_imports')
    .set({ ...progress, counts: JSON.stringify(counts) })
    .where('partner_id', '=', partner_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const listImportsBefore = (db: PlatformDb, day: Date): Promise<{ partner_id: string; id: string }[]> =>
  db.selectFrom('account_imports').select(['partner_id', 'id']).where('created_at', '<', day).execute()

export async function deleteImport(db: PlatformDb, partnerId: string, id: string): Promise<void> {
  await db.deleteFrom('account_imports').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}
