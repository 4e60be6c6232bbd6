import { type Kysely, sql } from 'kysely'

/** For a new table with `partner_id`: whoever entered a partner sees and writes the rows of that one only. */
export async function keepPartnersApart(db: Kysely<unknown>, table: string): Promise<void> {
  const own = `partner_id = nullif(current_setting('hearthlight.partner', true), '')::uuid`
  await sql.raw(`alter table ${table} enable row level security`).execute(db)
  await sql.raw(`create policy of_partner on ${table} using (${own}) with check (${own})`).execute(db)
}

/** For a new table with `partner_id` that is to last: a partner's role writes it only inside `change`. */
export async function refuseUnloggedChanges(db: Kysely<unknown>, table: string): Promise<void> {
  await sql
    .raw(
      `create trigger ${table}_logged before insert or update or delete on ${table}
      for each statement execute function refuse_unlogged_change()`,
    )
    .execute(db)
}

/** For columns that only the transition of an application writes: a partner's role gets past it by `inTransition` alone. */
export async function refuseOutsideTransition(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const written = `insert or update of ${columns.join(', ')} on ${table}`
  await sql
    .raw(
      `create trigger ${table}_in_transition before ${written}
      for each row execute function refuse_outside_transition()`,
    )
    .execute(db)
  await sql
    .raw(
      `create trigger ${table}_transition_ends after ${written}
      for each statement execute function end_transition()`,
    )
    .execute(db)
}
