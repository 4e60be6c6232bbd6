import type { LikeFuel, LikeHome } from '@hearthlight/domain/savings/program/like-homes'
import { comparedAt } from '@hearthlight/domain/savings/program/like-homes'
import { sql } from 'kysely'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

/** Where and when homes are to be held against others. */
export type Cohort = { readonly station: string; readonly at: string }

/** Of the measured works of a partner, the newest first. */
export async function listCohorts(db: PartnerDb, { partnerId }: InPartner, limit: number): Promise<Cohort[]> {
  const rows = await db
    .selectFrom('home_savings')
    .innerJoin('home_works', (join) =>
      join
        .onRef('home_works.partner_id', '=', 'home_savings.partner_id')
        .onRef('home_works.id', '=', 'home_savings.work_id'),
    )
    .select([
      sql<string>`home_savings.result ->> 'station'`.as('station'),
      sql<string>`to_char(date_trunc('quarter', home_works.ends::timestamp), 'YYYY-MM-DD')`.as('quarter'),
    ])
    .distinct()
    .where('home_savings.partner_id', '=', partnerId)
    .where(sql<boolean>`home_savings.result -> 'total' ->> 'is_year' = 'true'`)
    .orderBy('quarter', 'desc')
    .orderBy('station')
    .limit(limit)
    .execute()
  return rows.map(({ station, quarter }) => ({ station, at: comparedAt(quarter) }))
}

export const findLikeHomes = (db: PartnerDb, { partnerId }: InPartner, { station, at }: Cohort) =>
  db
    .selectFrom('like_homes')
    .select(['building_id', 'digest'])
    .where('partner_id', '=', partnerId)
    .where('station', '=', station)
    .where('at', '=', at)
    .execute()

/** Those that have had no work since, of which the newest are enough for one view. */
export const listLikeHomes = (
  db: PartnerDb,
  { partnerId }: InPartner,
  limit: number,
): Promise<readonly LikeHome[]> =>
  db
    .selectFrom('like_homes')
    .select(['building_id', 'at', 'station', 'fuels'])
    .where('partner_id', '=', partnerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('home_works')
            .select('home_works.id')
            .whereRef('home_works.partner_id', '=', 'like_homes.partner_id')
            .whereRef('home_works.building_id', '=', 'like_homes.building_id'),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('building_id')
    .limit(limit)
    .execute()

export async function writeLikeHome(
  db: PartnerDb,
  { partnerId }: InPartner,
  home: Cohort & {
    readonly building_id: string
    readonly digest: string
    readonly fuels: readonly LikeFuel[]
  },
  now: Date,
): Promise<void> {
  const { building_id, at, station, digest } = home
  const made = { station, digest, fuels: JSON.stringify(home.fuels), computed_at: now }
  await db
    .insertInto('like_homes')
    .values({ partner_id: partnerId, building_id, at, ...made })
    .onConflict((conflict) => conflict.columns(['partner_id', 'building_id', 'at']).doUpdateSet(made))
    .execute()
}

/** Of homes that are no longer held against any. */
export async function forgetLikeHomes(
  db: PartnerDb,
  { partnerId }: InPartner,
  cohort: Cohort,
  kept: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('like_homes')
    .where('partner_id', '=', partnerId)
    .where('station', '=', cohort.station)
    .where('at', '=', cohort.at)
    .$if(kept.length > 0, (query) => query.where('building_id', 'not in', kept))
    .execute()
}
