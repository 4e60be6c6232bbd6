import type { MeteredYear } from '@hearthlight/domain/assessment/metered/metered-year'
import type { ModelFollows } from '@hearthlight/domain/meters/metered-model'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

export const findMeteredYears = (db: PartnerDb, { partnerId }: InPartner, buildingId: string) =>
  db
    .selectFrom('metered_years')
    .select(['digest', 'years'])
    .where('partner_id', '=', partnerId)
    .where('building_id', '=', buildingId)
    .executeTakeFirst()

export async function writeMeteredYears(
  db: PartnerDb,
  { partnerId }: InPartner,
  buildingId: string,
  digest: string,
  years: readonly MeteredYear[],
  now: Date,
): Promise<void> {
  const values = { digest, years: JSON.stringify(years), computed_at: now }
  await db
    .insertInto('metered_years')
    .values({ partner_id: partnerId, building_id: buildingId, ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'building_id']).doUpdateSet(values))
    .execute()
}

/** What the report follows where meters tell something. */
export async function findModelFollows(
  db: PartnerDb,
  { partnerId }: InPartner,
  buildingId: string,
): Promise<ModelFollows> {
  const row = await db
    .selectFrom('model_choices')
    .select('follows')
    .where('partner_id', '=', partnerId)
    .where('building_id', '=', buildingId)
    .executeTakeFirst()
  return row?.follows ?? 'meters'
}

export async function writeModelFollows(
  db: ChangeDb,
  { partnerId }: InPartner,
  buildingId: string,
  follows: ModelFollows,
  now: Date,
): Promise<void> {
  const values = { follows, updated_at: now }
  await db
    .insertInto('model_choices')
    .values({ partner_id: partnerId, building_id: buildingId, ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'building_id']).doUpdateSet(values))
    .execute()
}
