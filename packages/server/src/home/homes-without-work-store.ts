import { sql } from 'kysely'
import type { PartnerDb } from '../platform/database/schema.ts'
import type { InPartner } from '../platform/scope.ts'

/** Homes that have readings and on which no work is known: so many by chance, the same ones every time. */
export const listHomesWithoutWork = (db: PartnerDb, { partnerId }: InPartner, limit: number) =>
  db
    .selectFrom('buildings')
    .select(['id', 'fields'])
    .where('partner_id', '=', partnerId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('meter_series')
          .select('meter_series.id')
          .whereRef('meter_series.partner_id', '=', 'buildings.partner_id')
          .whereRef('meter_series.building_id', '=', 'buildings.id')
          .where('direction', '!=', 'export'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('home_works')
            .select('home_works.id')
            .whereRef('home_works.partner_id', '=', 'buildings.partner_id')
            .whereRef('home_works.building_id', '=', 'buildings.id'),
        ),
      ),
    )
    .orderBy(sql`md5(id::text)`)
    .limit(limit)
    .execute()
