import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'

type StoredFile = { readonly version: string; readonly file_key: string }

export async function findReportFile(
  db: PartnerDb,
  scope: Scope,
  buildingId: string,
): Promise<StoredFile | undefined> {
  return db
    .selectFrom('report_files')
    .select(['version', 'file_key'])
    .where('partner_id', '=', scope.partnerId)
    .where('building_id', '=', buildingId)
    .where('language', '=', scope.language)
    .executeTakeFirst()
}

export async function writeReportFile(
  db: PartnerDb,
  scope: Scope,
  buildingId: string,
  kept: StoredFile,
): Promise<void> {
  await db
    .insertInto('report_files')
    .values({ partner_id: scope.partnerId, building_id: buildingId, language: scope.language, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'building_id', 'language'])
        .doUpdateSet({ ...kept, made_at: new Date() }),
    )
    .execute()
}

/** Reports of buildings that no longer exist. */
export async function takeOrphanedFiles(db: PlatformDb): Promise<string[]> {
  const rows = await db
    .deleteFrom('report_files')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('buildings')
            .select('buildings.id')
            .whereRef('buildings.partner_id', '=', 'report_files.partner_id')
            .whereRef('buildings.id', '=', 'report_files.building_id'),
        ),
      ),
    )
    .returning('file_key')
    .execute()
  return rows.map(({ file_key }) => file_key)
}

/** The reports that were made of these buildings. */
export async function listReportFiles(
  db: PartnerDb,
  partnerId: string,
  buildingIds: readonly string[],
): Promise<string[]> {
  if (buildingIds.length === 0) return []
  const rows = await db
    .selectFrom('report_files')
    .select('file_key')
    .where('partner_id', '=', partnerId)
    .where('building_id', 'in', buildingIds)
    .execute()
  return rows.map(({ file_key }) => file_key)
}
