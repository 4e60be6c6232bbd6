import { sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

export type WeatherYear = {
  readonly station: string
  readonly year: number
  readonly celsius: readonly (number | null)[]
}

/** The years of some stations, by station and year. */
export async function findYears(
  db: PartnerDb,
  { partnerId }: InPartner,
  stations: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
) {
  if (stations.length === 0) return []
  return await db
    .selectFrom('weather_years')
    .select(['station', 'year', 'celsius', 'updated_at'])
    .where('partner_id', '=', partnerId)
    .where('station', 'in', stations)
    .where('year', '>=', from)
    .where('year', '<=', to)
    .orderBy('station')
    .orderBy('year')
    .execute()
}

/** Without their temperatures. */
export const listYears = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('weather_years')
    .select(['station', 'year', 'known', 'updated_at'])
    .where('partner_id', '=', partnerId)
    .orderBy('station')
    .orderBy('year')
    .execute()

export async function writeYears(
  db: ChangeDb,
  { partnerId }: InPartner,
  years: readonly WeatherYear[],
  now: Date,
): Promise<void> {
  const taken = (column: string) => sql.ref<never>(`excluded.${column}`)
  for (const { station, year, celsius } of years)
    await db
      .insertInto('weather_years')
      .values({
        partner_id: partnerId,
        station,
        year,
        celsius: JSON.stringify(celsius),
        known: celsius.filter((each) => each !== null).length,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['partner_id', 'station', 'year']).doUpdateSet({
          celsius: taken('celsius'),
          known: taken('known'),
          updated_at: taken('updated_at'),
        }),
      )
      .execute()
}

/** Whoever brings weather waits for whoever does so already. */
export async function lockWeather(db: ChangeDb, { partnerId }: InPartner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${partnerId}, 1050))`.execute(db)
}
