import { type Kysely, sql } from 'kysely'

/**
 * What incentives need to know of the measures of a result, beside it: a trial of an incentive reads thousands of homes, and
 * whole results would be eight times as much to open. The database keeps it in step by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function measure_works(result json) returns jsonb immutable parallel safe language sql as $$
      select case when json_typeof(result -> 'measures') = 'array' then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', measure -> 'id', 'cost', measure -> 'cost', 'unit', measure -> 'unit',
          'quantity', measure -> 'quantity', 'is_recommended', measure -> 'is_recommended',
          'saving', jsonb_build_object('kwh', measure -> 'saving' -> 'kwh'))), '[]')
        from json_array_elements(result -> 'measures') as measure) end
    $$`.execute(db)
  await sql`alter table virtual_audits
    add column works jsonb generated always as (measure_works(result)) stored`.execute(db)
}
