import type { SecondReason } from '@hearthlight/domain/applications/amounts/approval-limits'
import { sql } from 'kysely'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { ByStaff } from '../messages/note-store.ts'

/** It waits for as long as nothing else became of the application. */
const STILL_WAITS = sql<boolean>`waiting.outcome is null and waiting.status = applications.status
  and waiting.status_at = applications.status_at`

/** What of an application waits for a second person. */
export const findWaiting = (db: PartnerDb, { partnerId }: InPartner, applicationId: string) =>
  db
    .selectFrom('waiting_approvals as waiting')
    .innerJoin('applications', (join) => samePartner(join, 'applications.id', 'waiting.application_id'))
    .select(['waiting.id', 'waiting.to_status', 'waiting.amount', 'waiting.why', 'waiting.reason'])
    .select(['waiting.message', 'waiting.by_id', 'waiting.by_name', 'waiting.created_at'])
    .where('waiting.partner_id', '=', partnerId)
    .where('waiting.application_id', '=', applicationId)
    .where(STILL_WAITS)
    .executeTakeFirst()

/** Of a row of `applications`. */
export const waitsForSecond = sql<boolean>`exists (
  select from waiting_approvals waiting
  where waiting.partner_id = applications.partner_id and waiting.application_id = applications.id
    and ${STILL_WAITS})`

type NewWaiting = {
  readonly to_status: string
  readonly amount: string
  readonly why: SecondReason
  readonly reason: string
  readonly message: string
}

/** Takes the place of what waited before. */
export async function insertWaiting(
  db: ChangeDb,
  scope: InPartner,
  applicationId: string,
  waiting: NewWaiting,
  { by, at }: { readonly by: ByStaff; readonly at: Date },
): Promise<void> {
  const { partnerId } = scope
  await db
    .updateTable('waiting_approvals')
    .set({ outcome: 'replaced', decided_at: at, decided_by_name: by.name })
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('outcome', 'is', null)
    .execute()
  const stands = db
    .selectFrom('applications')
    .where('partner_id', '=', partnerId)
    .where('id', '=', applicationId)
  await db
    .insertInto('waiting_approvals')
    .values({
      partner_id: partnerId,
      id: newId(),
      application_id: applicationId,
      ...waiting,
      status: stands.select('status'),
      status_at: stands.select('status_at'),
      by_id: by.id,
      by_name: by.name,
      created_at: at,
    })
    .execute()
}

export async function settleWaiting(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  outcome: 'confirmed' | 'refused',
  { by, at }: { readonly by: ByStaff; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('waiting_approvals')
    .set({ outcome, decided_at: at, decided_by_name: by.name })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}
