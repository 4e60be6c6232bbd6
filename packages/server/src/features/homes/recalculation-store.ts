import { type Insertable, type Selectable, sql } from 'kysely'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { PartnerDb, PassingTables, PlatformDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

export type StoredRecalculation = Selectable<PassingTables['recalculations']>

const runs = (db: PartnerDb, { partnerId }: InPartner) =>
  db.selectFrom('recalculations').selectAll().where('partner_id', '=', partnerId)

/** Undefined when another one is running: of two who begin at once, one does. */
export const insertRun = (
  db: PartnerDb,
  row: Insertable<PassingTables['recalculations']>,
): Promise<StoredRecalculation | undefined> =>
  db
    .insertInto('recalculations')
    .values(row)
    .onConflict((conflict) => conflict.column('partner_id').where('state', '=', 'running').doNothing())
    .returningAll()
    .executeTakeFirst()

export const findRun = (db: PartnerDb, scope: InPartner, id: string) =>
  runs(db, scope).where('id', '=', id).executeTakeFirst()

export const findLastRun = (db: PartnerDb, scope: InPartner) =>
  runs(db, scope).orderBy('started_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()

type Progress = { readonly buildingId: string; readonly hasFailed: boolean }

/** Whether it goes on: false once somebody has cancelled it. */
export async function noteProgress(
  db: PartnerDb,
  { partner_id, id }: StoredRecalculation,
  { buildingId, hasFailed }: Progress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recalculations')
    .set({
      done: sql`done + 1`,
      failed: hasFailed ? sql`failed + 1` : sql.ref('failed'),
      last_building_id: buildingId,
    })
    .where('partner_id', '=', partner_id)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Undefined when it was over already. */
export const endRun = (
  db: PartnerDb,
  { partnerId }: InPartner,
  id: string,
  end: { readonly state: 'done' | 'cancelled'; readonly finished_at: Date },
): Promise<StoredRecalculation | undefined> =>
  db
    .updateTable('recalculations')
    .set(end)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst()

/** How many homes are assessed, and how many of them have no result of this version. */
export const countResults = (db: PartnerDb, { partnerId }: InPartner, engineVersion: string) =>
  db
    .selectFrom('virtual_audits')
    .select([
      sql<number>`count(*)::integer`.as('assessed'),
      sql<number>`(count(*) filter (where engine_version <> ${engineVersion}))::integer`.as('older'),
    ])
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow()

/** The next homes without a result of the run's version. */
export const listOlder = (
  db: PartnerDb,
  { partner_id, engine_version, last_building_id }: StoredRecalculation,
  limit: number,
) =>
  db
    .selectFrom('virtual_audits')
    .innerJoin('buildings', (join) => samePartner(join, 'buildings.id', 'virtual_audits.building_id'))
    .select(['buildings.id', 'buildings.user_id'])
    .where('virtual_audits.partner_id', '=', partner_id)
    .where('virtual_audits.engine_version', '<>', engine_version)
    .$if(last_building_id !== null, (query) =>
      query.where('virtual_audits.building_id', '>', last_building_id ?? ''),
    )
    .orderBy('virtual_audits.building_id')
    .limit(limit)
    .execute()

export async function deleteRunsBefore(db: PlatformDb, day: Date): Promise<void> {
  await db.deleteFrom('recalculations').where('finished_at', '<', day).execute()
}
