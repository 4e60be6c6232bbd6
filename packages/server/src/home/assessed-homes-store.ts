import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { streetOf } from '@hearthlight/domain/buildings/home-address'
import { homeFacts } from '@hearthlight/domain/incentives/classification/home-facts'
import { measureWork } from '@hearthlight/domain/report/plan/plan-view'
import { sql } from 'kysely'
import type { WorkOfMeasure } from '../features/assessment/assessment-tables.ts'
import type { IncentiveDeps } from '../features/incentives/show-incentives.ts'
import { samePartner } from '../platform/database/queries/same-partner.ts'

const BATCH = 1000

/**
 * Homes with a result, as far as somebody asks about them. Which homes is decided first: PostgreSQL would open the results of
 * all of them before it takes a batch.
 */
export const readAssessedHomes: IncentiveDeps['assessedHomes'] = async (db, { partnerId }, asked) => {
  const measures = JSON.stringify({ ids: [...asked.measures] })
  let ids = db
    .selectFrom('buildings')
    .innerJoin('virtual_audits', (join) => samePartner(join, 'virtual_audits.building_id', 'buildings.id'))
    .select('buildings.id')
    .where('buildings.partner_id', '=', partnerId)
    .orderBy('buildings.id')
    .limit(BATCH)
  if (asked.after !== null) ids = ids.where('buildings.id', '>', asked.after)
  const rows = await db
    .selectFrom(ids.as('batch'))
    .innerJoin('buildings', (join) =>
      join.onRef('buildings.id', '=', 'batch.id').on('buildings.partner_id', '=', partnerId),
    )
    .innerJoin('virtual_audits', (join) =>
      join
        .onRef('virtual_audits.building_id', '=', 'batch.id')
        .on('virtual_audits.partner_id', '=', partnerId),
    )
    .select(['buildings.id', 'buildings.fields', 'buildings.prefilled_fields'])
    .select(
      sql<readonly WorkOfMeasure[] | null>`jsonb_path_query_array(
        virtual_audits.works, '$[*] ? (@.id == $ids[*])', ${measures}::jsonb)`.as('works'),
    )
    .select((row) =>
      row
        .selectFrom('generic_items')
        .select(sql<Answers>`json_object_agg(generic_items.item_type, generic_items.data)`.as('answers'))
        .whereRef('generic_items.partner_id', '=', 'buildings.partner_id')
        .whereRef('generic_items.building_id', '=', 'buildings.id')
        .as('answers'),
    )
    .orderBy('buildings.id')
    .execute()
  const isAsked = (name: string) => asked.facts.has(name)
  return rows.map(({ id, fields, prefilled_fields, works, answers }) => ({
    id,
    address: streetOf(fields),
    known: {
      facts: homeFacts({ ...fields, prefilled_fields }, answers ?? {}, isAsked),
      measures: works === null ? null : works.map(measureWork),
    },
  }))
}
