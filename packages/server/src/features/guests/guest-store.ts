import { type JSONColumnType, type Selectable, sql } from 'kysely'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb, PlatformDb, Schema } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

type Answers = Readonly<Record<string, string | number | boolean | null>>

declare module '../../platform/database/schema.ts' {
  interface Schema {
    guests: {
      partner_id: string
      user_id: string
      program_id: string
      /** In the guest's language. */
      program_name: string
      /** Null until the application is made. */
      project_id: string | null
      /** What the partner's own fields were answered that no record of ours has a place for. */
      answers: JSONColumnType<Answers>
      created_at: Date
      submitted_at: Date | null
      /** The account that has the application now. */
      moved_to: string | null
    }
  }
}

export type Guest = Selectable<Schema['guests']>

const own = (db: PartnerDb, { partnerId }: InPartner) =>
  db.selectFrom('guests').selectAll().where('partner_id', '=', partnerId)

export const findGuest = (db: PartnerDb, scope: InPartner, userId: string): Promise<Guest | undefined> =>
  own(db, scope).where('user_id', '=', userId).executeTakeFirst()

/** Two moves of one application wait for each other. */
export const lockGuest = (db: ChangeDb, scope: InPartner, userId: string): Promise<Guest | undefined> =>
  own(db, scope).where('user_id', '=', userId).forUpdate().executeTakeFirst()

type NewGuest = {
  readonly user_id: string
  readonly program_id: string
  readonly program_name: string
  readonly answers: Answers
  readonly created_at: Date
}

export async function insertGuest(
  db: ChangeDb,
  { partnerId }: InPartner,
  { answers, ...guest }: NewGuest,
): Promise<void> {
  await db
    .insertInto('guests')
    .values({
      ...guest,
      partner_id: partnerId,
      answers: JSON.stringify(answers),
      project_id: null,
      submitted_at: null,
      moved_to: null,
    })
    .execute()
}

export async function setProject(
  db: ChangeDb,
  { partnerId }: InPartner,
  userId: string,
  project_id: string,
): Promise<void> {
  await db
    .updateTable('guests')
    .set({ project_id })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .execute()
}

/** Answers whether it was not sent before: of two clicks at once, one is the first. */
export async function markSubmitted(
  db: ChangeDb,
  { partnerId }: InPartner,
  userId: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('guests')
    .set({ submitted_at: at })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('submitted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const withEmail = (db: PartnerDb, { partnerId }: InPartner, email: string) =>
  db
    .selectFrom('guests')
    .innerJoin('users', (join) =>
      samePartner(join, 'users.id', 'guests.user_id').on('users.user_type', '<>', 'customer'),
    )
    .where('guests.partner_id', '=', partnerId)
    .where('users.email', '=', email)

/** Who begins with the same address at the same moment waits until this transaction is over. */
export async function lockStarts(db: ChangeDb, { partnerId }: InPartner, email: string): Promise<void> {
  const key = `${partnerId} ${email.toLowerCase()}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7046))`.execute(db)
}

/** How many applications somebody began with this address since then. */
export async function countStarted(
  db: PartnerDb,
  scope: InPartner,
  email: string,
  since: Date,
): Promise<number> {
  const { count } = await withEmail(db, scope, email)
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('guests.created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whose applications wait for an account with this address. */
export async function listUnmoved(db: PartnerDb, scope: InPartner, email: string): Promise<string[]> {
  const rows = await withEmail(db, scope, email)
    .select('guests.user_id')
    .where('guests.moved_to', 'is', null)
    .orderBy('guests.created_at')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Whose the guest's application is from now on. */
export async function setMoved(
  db: ChangeDb,
  { partnerId }: InPartner,
  userId: string,
  moved_to: string,
): Promise<void> {
  await db
    .updateTable('guests')
    .set({ moved_to })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .execute()
}

type GuestKey = { readonly partner_id: string; readonly id: string }

/**
 * Forgets guests who began before then and sent nothing, and those whose account is no more, and answers whose rows are
 * left. A guest without an application is one whose program could not be reached.
 */
export async function forgetUnsent(db: PlatformDb, before: Date): Promise<readonly GuestKey[]> {
  // Of whom staff have erased, what accounting needs hangs from the row.
  const { rows } = await sql<GuestKey>`
    with unsent as (
      delete from guests using users
      where users.partner_id = guests.partner_id and users.id = guests.user_id and users.erased_at is null
        and users.user_type <> 'customer' and users.created_at < ${before}
        and guests.submitted_at is null and guests.moved_to is null
      returning guests.partner_id, guests.user_id as id)
    select partner_id, id from unsent
    union all
    select users.partner_id, users.id from users
    where users.user_type <> 'customer' and users.created_at < ${before} and users.erased_at is null
      and not exists (select from guests where guests.partner_id = users.partner_id and guests.user_id = users.id)`.execute(
    db,
  )
  return rows
}
