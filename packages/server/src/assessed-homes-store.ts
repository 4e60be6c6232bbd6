import type { Answers } from '@hearthlight/domain/assessment/answers'
import type { AuditResult } from '@hearthlight/domain/assessment/audit-result-schema'
import { homeFacts } from '@hearthlight/domain/incentives/classification/home-facts'
import { measureWork } from '@hearthlight/domain/report/plan/plan-view'
import { sql } from 'kysely'
import type { IncentiveDeps } from './features/incentives/show-incentives.ts'

const BATCH = 500

/** Homes with a result, as far as incentives know them: record, answers and measures, read in one query a batch. */
export const readAssessedHomes: IncentiveDeps['assessedHomes'] = async (db, { partnerId }, after) => {
  let query = db
    .selectFrom('buildings')
    .innerJoin('virtual_audits', (join) =>
      join
        .onRef('virtual_audits.partner_id', '=', 'buildings.partner_id')
        .onRef('virtual_audits.building_id', '=', 'buildings.id'),
    )
    .select(['buildings.id', 'buildings.fields', 'buildings.prefilled_fields'])
    .select(sql<AuditResult['measures'] | null>`virtual_audits.result -> 'measures'`.as('measures'))
    .select((row) =>
      row
        .selectFrom('generic_items')
        .select(sql<Answers>`json_object_agg(generic_items.item_type, generic_items.data)`.as('answers'))
        .whereRef('generic_items.partner_id', '=', 'buildings.partner_id')
        .whereRef('generic_items.building_id', '=', 'buildings.id')
        .as('answers'),
    )
    .where('buildings.partner_id', '=', partnerId)
    .orderBy('buildings.id')
    .limit(BATCH)
  if (after !== null) query = query.where('buildings.id', '>', after)
  const rows = await query.execute()
  return rows.map(({ id, fields, prefilled_fields, measures, answers }) => ({
    id,
    address: fields.address1 ?? '',
    known: {
      facts: homeFacts({ ...fields, prefilled_fields }, answers ?? {}),
      measures: measures === null ? null : measures.map(measureWork),
    },
  }))
}
