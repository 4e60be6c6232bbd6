import type { ApplicationStatus, ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import type { OwnedBy } from '../../../platform/access/access.ts'
import { inTransition } from '../../../platform/database/in-transition.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import { announce } from '../../../platform/outbox/outbox-store.ts'
import type { Actor, InPartner } from '../../../platform/scope.ts'
import { appendStatus, type StatusLine } from '../status-store.ts'

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
      status: inTransition(application.status),
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

type Written = {
  readonly locked_in_portal?: 'yes' | 'no'
  readonly approved_amount?: string
  readonly submitted_at?: Date
  readonly total_incentive?: string | null
  /** What the person is asked to change, in a sentence. */
  readonly requested_edit?: string | null
  /** By when; without a new day the one that was said stands. */
  readonly answer_by?: string | null
}

/** Gives an application another status with all that goes with it, and its history the line; others are told of it. */
export async function writeTransition(
  db: ChangeDb,
  scope: InPartner,
  id: string,
  line: StatusLine,
  set: Written,
): Promise<void> {
  const { previous_status, ...changed } = await db
    .updateTable('applications')
    .from((from) =>
      from
        .selectFrom('applications as stored')
        .select(['stored.id', 'stored.status as previous_status'])
        .where('stored.partner_id', '=', scope.partnerId)
        .where('stored.id', '=', id)
        .as('before'),
    )
    .set({ ...set, status: inTransition(line.status), status_at: line.at, updated_at: line.at })
    .where('applications.partner_id', '=', scope.partnerId)
    .whereRef('applications.id', '=', 'before.id')
    .returning(['before.previous_status', 'applications.number', 'applications.kind'])
    .returning(['applications.building_id', 'applications.status'])
    .executeTakeFirstOrThrow()
  await appendStatus(db, scope, id, line)
  const data = { application_id: id, ...changed }
  const moved = { ...data, previous_status }
  await announce(db, scope, { type: 'application.status_changed', data: moved }, line.at)
  if (set.submitted_at !== undefined)
    await announce(db, scope, { type: 'application.submitted', data }, line.at)
}
