import type { Answers } from '@hearthlight/domain/assessment/answers'
import { homeFacts } from '@hearthlight/domain/incentives/classification/home-facts'
import { measureWork } from '@hearthlight/domain/report/plan/plan-view'
import { sql } from 'kysely'
import type { IncentiveDeps } from './features/incentives/show-incentives.ts'

const BATCH = 500

/** Homes with a result, as far as incentives know them: record, answers and measures, two queries a batch. */
export const readAssessedHomes: IncentiveDeps['assessedHomes'] = async (db, { partnerId }, which) => {
  let ids = db
    .selectFrom('buildings')
    .innerJoin('virtual_audits', (join) =>
      join
        .onRef('virtual_audits.partner_id', '=', 'buildings.partner_id')
        .onRef('virtual_audits.building_id', '=', 'buildings.id'),
    )
    .select('buildings.id')
    .where('buildings.partner_id', '=', partnerId)
    .orderBy('buildings.id')
    .limit(BATCH)
  if (which.after !== null) ids = ids.where('buildings.id', '>', which.after)
  // Which homes is decided first: PostgreSQL would open the result of every home before it takes a batch of them.
  const batch = (await ids.execute()).map(({ id }) => id)
  if (batch.length === 0) return []
  const query = db
    .selectFrom('buildings')
    .innerJoin('virtual_audits', (join) =>
      join
        .onRef('virtual_audits.partner_id', '=', 'buildings.partner_id')
        .onRef('virtual_audits.building_id', '=', 'buildings.id'),
    )
    .select(['buildings.id', 'buildings.fields', 'buildings.prefilled_fields', 'virtual_audits.works'])
    .select((row) =>
      row
        .selectFrom('generic_items')
        .select(sql<Answers>`json_object_agg(generic_items.item_type, generic_items.data)`.as('answers'))
        .whereRef('generic_items.partner_id', '=', 'buildings.partner_id')
        .whereRef('generic_items.building_id', '=', 'buildings.id')
        .as('answers'),
    )
    .where('buildings.partner_id', '=', partnerId)
    .where('buildings.id', 'in', batch)
    .orderBy('buildings.id')
  const rows = await query.execute()
  return rows.map(({ id, fields, prefilled_fields, works, answers }) => ({
    id,
    address: fields.address1 ?? '',
    known: {
      facts: homeFacts({ ...fields, prefilled_fields }, answers ?? {}),
      measures: works === null ? null : works.filter(({ id }) => which.measureIds.has(id)).map(measureWork),
    },
  }))
}
