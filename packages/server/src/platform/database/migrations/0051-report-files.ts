import { type Kysely, sql } from 'kysely'

/** No foreign key to the building: when it goes, the row is still needed to remove the file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('report_files')
    .addColumn('partner_id', 'uuid', (column) => column.notNull())
    .addColumn('building_id', 'uuid', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('file_key', 'text', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('report_files_pkey', ['partner_id', 'building_id', 'language'])
    .execute()
}
