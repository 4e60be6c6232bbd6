import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import { type Actor, actorId, type InPartner } from '../../platform/scope.ts'

export type StatusLine = {
  readonly status: string
  readonly at: Date
  readonly by: Actor
  readonly message?: string
}

/** Only the transition of an application calls it. */
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
      status,
      at,
      message: message ?? null,
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

/** The same with who did it: the applicant, or staff who are still there. */
export const listNamedStatuses = (db: PartnerDb, { partnerId }: InPartner, applicationId: string) =>
  db
    .selectFrom('application_statuses as line')
    .leftJoin('admins', (join) => samePartner(join, 'admins.id', 'line.by_id'))
    .leftJoin('users', (join) => samePartner(join, 'users.id', 'line.by_id'))
    .select(['line.status', 'line.at', 'line.by_kind', 'line.message'])
    .select((row) => row.fn.coalesce('admins.name', 'users.name').as('by_name'))
    .where('line.partner_id', '=', partnerId)
    .where('line.application_id', '=', applicationId)
    .orderBy('line.at')
    .orderBy('line.id')
    .execute()
