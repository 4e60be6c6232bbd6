import { type Kysely, sql } from 'kysely'

/**
 * An index for each order of the list of payments, with a status and without. The amount is compared in cents: behind
 * row-level security an index carries only comparisons that cannot leak, and those of `numeric` can.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column amount_cents bigint
    generated always as ((amount * 100)::bigint) stored`.execute(db)
  const indexes: readonly [name: string, on: string][] = [
    ['payments_by_amount', '(partner_id, amount_cents, id)'],
    ['payments_newest', '(partner_id, created_at, id)'],
    ['payments_by_status_and_amount', '(partner_id, status, amount_cents, id)'],
    ['payments_newest_by_status', '(partner_id, status, created_at, id)'],
  ]
  for (const [name, on] of indexes) await sql.raw(`create index ${name} on payments ${on}`).execute(db)
}
