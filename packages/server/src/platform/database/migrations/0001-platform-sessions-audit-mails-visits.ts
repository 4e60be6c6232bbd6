import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('partner_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('subject_kind', 'text', (column) =>
      column.notNull().check(sql`subject_kind in ('user', 'guest', 'admin', 'operator')`),
    )
    .addColumn('subject_id', 'uuid', (column) => column.notNull())
    .addColumn('on_behalf_by', 'uuid')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_seen_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('sessions_pkey', ['partner_id', 'id'])
    .execute()
  await db.schema
    .createIndex('sessions_subject')
    .on('sessions')
    .columns(['partner_id', 'subject_id'])
    .execute()
  await auditLog(db)
  await mails(db)
  await visits(db)
}

async function auditLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('partner_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'uuid')
    .addColumn('on_behalf_by', 'uuid')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('record_type', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb')
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_log_pkey', ['partner_id', 'id'])
    .execute()
  await db.schema
    .createIndex('audit_log_record')
    .on('audit_log')
    .columns(['partner_id', 'record_type', 'record_id'])
    .execute()
  // Append-only is a promise to auditors, so the database keeps it and not only the code.
  await sql`create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'audit_log is append-only'; end $$`.execute(db)
  await sql`create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function refuse_audit_change()`.execute(db)
}

async function mails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('partner_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('to', 'text', (column) => column.notNull())
    .addColumn('from', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('mails_pkey', ['partner_id', 'id'])
    .execute()
}

async function visits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('partner_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('user_id', 'uuid')
    .addColumn('landing_page', 'text', (column) => column.notNull())
    .addColumn('referrer', 'text')
    .addColumn('screen_width', 'integer')
    .addColumn('screen_height', 'integer')
    .addPrimaryKeyConstraint('visits_pkey', ['partner_id', 'id'])
    .execute()
}
