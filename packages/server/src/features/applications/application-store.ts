import type { ApplicationStatus, ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import type { OwnedBy } from '../../platform/access.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import { announce } from '../../platform/outbox/outbox-store.ts'
import type { Actor, InPartner } from '../../platform/scope.ts'
import { appendStatus } from './status-store.ts'

export type NewApplication = {
  readonly building_id: string
  readonly quantity?: number
  readonly submitted_at?: Date
  readonly scheduled_by?: 'user' | 'manager' | null
  readonly total_incentive?: string | null
  readonly total_basis?: 'exact' | 'maximum'
} & (
  | {
      readonly kind: ProgrammableType
      readonly incentive_id: string
      readonly project_type_id: string
      readonly status: ApplicationStatus
    }
  | {
      readonly kind: 'Program'
      readonly program_id: string
      readonly program_version: number
      readonly status: string
    }
)

/** Writes an application with the first line of its history; of one that is submitted with it, others are told. */
export async function insertApplication(
  db: ChangeDb,
  { partnerId, ownerId }: OwnedBy,
  application: NewApplication,
  { at, by }: { readonly at: Date; readonly by: Actor },
): Promise<{ readonly id: string; readonly number: number }> {
  const id = newId()
  const { number } = await db
    .insertInto('applications')
    .values({
      partner_id: partnerId,
      id,
      user_id: ownerId,
      ...application,
      ...('incentive_id' in application && { original_incentive_id: application.incentive_id }),
      status_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  const { kind, building_id, status } = application
  await appendStatus(db, { partnerId }, id, { status, at, by })
  if (application.submitted_at !== undefined) {
    const data = { application_id: id, number, kind, building_id, status }
    await announce(db, { partnerId }, { type: 'application.submitted', data }, at)
  }
  return { id, number }
}

/** Until the transaction ends the person applies for nothing else: what is counted stays as it was counted. */
export async function lockApplicant(db: ChangeDb, { partnerId, ownerId }: OwnedBy): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', '=', ownerId)
    .forNoKeyUpdate()
    .execute()
}

/** The applicant changed something in it: who looks at it has to look again. */
export async function touchApplication(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  at: Date,
  set: Pick<Partial<NewApplication>, 'quantity' | 'total_incentive' | 'total_basis'> = {},
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ updated_at: at, ...set })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/** What the person is asked to change, in a sentence, and by when; without a new day the one that was said stands. */
export async function setRequestedEdit(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  requested_edit: string,
  answer_by?: string | undefined,
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ requested_edit, ...(answer_by !== undefined && { answer_by }) })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

type Moved = {
  readonly locked_in_portal?: 'yes' | 'no'
  readonly approved_amount?: string
}

/** What a move by staff changes besides the status. */
export async function noteMove(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  set: Moved,
): Promise<void> {
  if (Object.keys(set).length === 0) return
  await db
    .updateTable('applications')
    .set(set)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}
