import { sql } from 'kysely'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'

type Copies = { readonly partnerId: string; readonly buildingId: string; readonly times: number }

/** Copies a home with its answers and its result, for what is to be measured on many. */
export async function copyHome(db: PlatformDb, { partnerId, buildingId, times }: Copies): Promise<void> {
  const what = { action: 'bench.fill', record: { type: 'partner', id: partnerId } }
  await change(db, bySystem(partnerId, 'bench'), what, async (changeDb) => {
    await sql`with copies as (select gen_random_uuid() as id from generate_series(1, ${times}::int)),
      home as (
        insert into buildings (partner_id, id, user_id, fields, prefilled_fields, virtual_audit_mode, extra_info, revision,
          field_revisions)
        select partner_id, copies.id, user_id, fields, prefilled_fields, virtual_audit_mode, extra_info, revision,
          field_revisions from buildings, copies where buildings.id = ${buildingId}),
      items as (
        insert into generic_items (partner_id, id, building_id, item_type, data, answered_at, created_at, updated_at)
        select partner_id, gen_random_uuid(), copies.id, item_type, data, answered_at, created_at, updated_at
        from generic_items, copies where building_id = ${buildingId})
      insert into virtual_audits (partner_id, id, building_id, engine_version, basis, answers, result, computed_at)
      select partner_id, gen_random_uuid(), copies.id, engine_version, basis, answers, result, computed_at
      from virtual_audits, copies where building_id = ${buildingId}`.execute(changeDb)
    return { result: undefined, after: { homes: times } }
  })
  // What a database does by itself a moment after so much was written.
  await sql`analyze buildings, generic_items, virtual_audits`.execute(db)
}
