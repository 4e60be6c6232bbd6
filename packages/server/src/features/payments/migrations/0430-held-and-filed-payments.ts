import { type Kysely, sql } from 'kysely'

/** A payment can be kept out of the files with a reason, and a file undone until it is sent. Those there are have been sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments drop constraint payments_status_check`.execute(db)
  await sql`alter table payments add column reason text,
    add constraint payments_status_check
      check (status in ('due', 'held', 'filed', 'sent', 'paid', 'failed', 'cancelled'))`.execute(db)
  await sql`alter table payment_batches add column sent_at timestamptz, add column undone_at timestamptz,
    add constraint payment_batches_sent_or_undone check (sent_at is null or undone_at is null)`.execute(db)
  await sql`update payment_batches set sent_at = created_at`.execute(db)
}
