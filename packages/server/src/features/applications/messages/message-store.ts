import type { MessageSide } from '@hearthlight/domain/applications/application-message'
import { sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'

/** Of two messages at once about an application the second counts the first. */
export async function lockMessages(db: ChangeDb, applicationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${applicationId}, 7049))`.execute(db)
}

/** Of the applicant, since the last of staff at most. */
export async function countUnanswered(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  since: Date,
): Promise<number> {
  const written = db
    .selectFrom('application_messages as written')
    .where('written.partner_id', '=', partnerId)
    .where('written.application_id', '=', applicationId)
  const { count } = await written
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('written.side', '=', 'applicant')
    .where('written.created_at', '>', since)
    .where('written.created_at', '>', (row) =>
      row
        .selectFrom('application_messages as answer')
        .select(({ fn }) =>
          fn.coalesce(fn.max('answer.created_at'), sql<Date>`'-infinity'::timestamptz`).as('at'),
        )
        .where('answer.partner_id', '=', partnerId)
        .where('answer.application_id', '=', applicationId)
        .where('answer.side', '=', 'staff'),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Oldest first. */
export const listMessages = (db: PartnerDb, { partnerId }: InPartner, applicationId: string) =>
  db
    .selectFrom('application_messages')
    .select(['id', 'side', 'by_id', 'by_name', 'content', 'created_at'])
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

type Writer = { readonly side: MessageSide; readonly id: string; readonly name: string }

export async function insertMessage(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  content: string,
  { by, at }: { readonly by: Writer; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('application_messages')
    .values({
      partner_id: partnerId,
      id: newId(),
      application_id: applicationId,
      content,
      created_at: at,
      side: by.side,
      by_id: by.id,
      by_name: by.name,
    })
    .execute()
}

/** When a side last read the messages of an application. */
export async function lastRead(
  db: PartnerDb,
  { partnerId }: InPartner,
  applicationId: string,
  side: MessageSide,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('application_reads')
    .select('at')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('side', '=', side)
    .executeTakeFirst()
  return row?.at
}

export async function noteRead(
  db: PartnerDb,
  { partnerId }: InPartner,
  applicationId: string,
  side: MessageSide,
  at: Date,
): Promise<void> {
  await db
    .insertInto('application_reads')
    .values({ partner_id: partnerId, application_id: applicationId, side, at })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id', 'side']).doUpdateSet({ at }))
    .execute()
}
