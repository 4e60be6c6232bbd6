import { sql } from 'kysely'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

/** Homes that were begun since then, by city, and how far they came. */
export const countByCity = (db: PartnerDb, { partnerId }: InPartner, since: Date) =>
  db
    .selectFrom('buildings')
    .select([
      sql<string | null>`nullif(trim(buildings.fields ->> 'city'), '')`.as('name'),
      sql<number>`count(*)`.as('homes'),
      sql<number>`count(*) filter (where exists (select from virtual_audits v
        where v.partner_id = buildings.partner_id and v.building_id = buildings.id))`.as('assessed'),
      sql<number>`count(*) filter (where exists (select from applications a
        where a.partner_id = buildings.partner_id and a.building_id = buildings.id and a.submitted_at is not null))`.as(
        'applied',
      ),
    ])
    .where('buildings.partner_id', '=', partnerId)
    .where('buildings.created_at', '>=', since)
    .groupBy(sql`1`)
    .orderBy(sql`2`, 'desc')
    .orderBy(sql`1`)
    .execute()
