import { type Kysely, sql } from 'kysely'

/**
 * A result stands with its audit, once and not once a language: its texts are keys. What was stored before holds words,
 * so it goes, and is made anew when its audit is next read; the moment the audit was computed stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table virtual_audit_results`.execute(db)
  await sql`alter table virtual_audits add column result json`.execute(db)
  await sql`delete from planned_results`.execute(db)
  await sql`alter table planned_results drop constraint planned_results_pkey, drop column language,
    add primary key (partner_id, building_id)`.execute(db)
}
