import type { RequestedItem, RequestKind } from '@hearthlight/domain/applications/request-kinds'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import { type Actor, actorId, type InPartner } from '../../platform/scope.ts'

export type NewRequest = {
  readonly kind: RequestKind
  readonly item_id: string
  readonly content: string
}

export async function insertRequests(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  requests: readonly NewRequest[],
  { at, by }: { readonly at: Date; readonly by: Actor },
): Promise<void> {
  await db
    .insertInto('application_requests')
    .values(
      requests.map((request) => ({
        partner_id: partnerId,
        id: newId(),
        application_id: applicationId,
        ...request,
        by_id: actorId(by),
        created_at: at,
      })),
    )
    .execute()
}

/** One that is not cleared yet, with the home it is about. */
export const findRequest = (db: PartnerDb, { partnerId }: InPartner, id: string) =>
  db
    .selectFrom('application_requests as request')
    .innerJoin('applications', (join) => samePartner(join, 'applications.id', 'request.application_id'))
    .select(['request.id', 'request.application_id', 'request.kind', 'request.item_id', 'request.done_at'])
    .select('applications.building_id')
    .where('request.partner_id', '=', partnerId)
    .where('request.id', '=', id)
    .where('request.cleared_at', 'is', null)
    .executeTakeFirst()

type What = RequestedItem & { readonly application_id: string }

/** The person has done what was asked of this question, document or step. */
export async function markDone(
  db: ChangeDb,
  { partnerId }: InPartner,
  { application_id, kind, item_id }: What,
  at: Date,
): Promise<void> {
  await db
    .updateTable('application_requests')
    .set({ done_at: at })
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', application_id)
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where('done_at', 'is', null)
    .where('cleared_at', 'is', null)
    .execute()
}

/** Nothing is asked of the person any more. */
export async function clearRequests(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('application_requests')
    .set({ cleared_at: at })
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('cleared_at', 'is', null)
    .execute()
}

/** What is asked and not cleared yet, oldest first. */
export const listRequests = (db: PartnerDb, { partnerId }: InPartner, applicationId: string) =>
  db
    .selectFrom('application_requests')
    .select(['id', 'kind', 'item_id', 'content', 'created_at', 'done_at'])
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('cleared_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
