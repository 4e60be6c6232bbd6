import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import { type Actor, actorId, type InPartner } from '../../platform/scope.ts'

type StatusLine = {
  readonly status: string
  readonly at: Date
  readonly by: Actor
  readonly message?: string
}

/** Gives an application another status, and its history the line. */
export async function setStatus(
  db: ChangeDb,
  scope: InPartner,
  applicationId: string,
  line: StatusLine,
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ status: line.status, status_at: line.at, updated_at: line.at })
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', applicationId)
    .execute()
  await appendStatus(db, scope, applicationId, line)
}

export async function appendStatus(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  { status, at, by, message }: StatusLine,
): Promise<void> {
  await db
    .insertInto('application_statuses')
    .values({
      partner_id: partnerId,
      id: newId(),
      application_id: applicationId,
      ...{ status, at, message: message ?? null },
      by_kind: kindOf(by),
      by_id: actorId(by),
    })
    .execute()
}

/** Only who is signed in writes; what is left has no session of its own. */
const kindOf = ({ kind }: Actor) =>
  kind === 'user' || kind === 'admin' || kind === 'operator' ? kind : 'system'

/** Oldest first. */
export const listStatuses = (db: PartnerDb, { partnerId }: InPartner, applicationId: string) =>
  db
    .selectFrom('application_statuses')
    .select(['status', 'at', 'by_kind', 'by_id', 'message'])
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .orderBy('id')
    .execute()
