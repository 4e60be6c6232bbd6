import type { HandedIn } from '@hearthlight/domain/applications/handed-in'
import type { Transition } from '@hearthlight/domain/applications/transition'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Actor, InPartner } from '../../../platform/scope.ts'
import { clearRequests, insertRequests, type NewRequest } from '../request-store.ts'
import { writeTransition } from './transition-store.ts'

/** What payments know of a payment that was made. */
export type Paid = { readonly reference?: string; readonly paidAt?: Date }

export type NoteMoney = (
  db: ChangeDb,
  scope: InPartner,
  applicationId: string,
  money: Pick<Transition, 'payment' | 'approved'>,
  noted: Paid & { readonly at: Date },
) => Promise<void>

/** What is said and known of a transition beside what follows from it. */
export type Told = {
  readonly at: Date
  readonly by: Actor
  /** For the history, and for the mail. */
  readonly message?: string | undefined
  readonly asked?: {
    readonly requests: readonly NewRequest[]
    readonly message: string
    readonly answer_by?: string | undefined
  }
  readonly paid?: Paid | undefined
  /** What was worked out for an application to a program that is handed in. */
  readonly total?: string | null
}

/** The same of who lets it happen, and what the mail is made of. */
export type TransitTold = Omit<Told, 'at' | 'by'> & {
  /** The copy that the applicant keeps of what they handed in, once it is. */
  readonly copy?: (step: Transition, at: Date) => Promise<HandedIn>
}

type Carried = { readonly id: string; readonly submitted_at: Date | null }

/** Writes all that a transition changes: status, lock, requests and money, with the line of the history and the event. */
export async function carryOut(
  noteMoney: NoteMoney,
  db: ChangeDb,
  scope: InPartner,
  { id, submitted_at }: Carried,
  step: Transition,
  { at, by, message, asked, paid, total }: Told,
): Promise<void> {
  const line = { status: step.to, at, by, ...(message && { message }) }
  await writeTransition(db, scope, id, line, {
    ...(step.lock !== null && { locked_in_portal: step.lock }),
    ...(step.approved !== null && { approved_amount: step.approved }),
    ...(step.isHandedIn && submitted_at === null && { submitted_at: at }),
    ...(step.isHandedIn && total !== undefined && { total_incentive: total }),
    ...(step.requests === 'clear' && { requested_edit: null, answer_by: null }),
    ...(step.requests === 'ask' && asked && { requested_edit: asked.message }),
    ...(step.requests === 'ask' && asked?.answer_by !== undefined && { answer_by: asked.answer_by }),
  })
  if (step.requests === 'clear') await clearRequests(db, scope, id, at)
  if (step.requests === 'ask' && asked) await insertRequests(db, scope, id, asked.requests, { at, by })
  await noteMoney(db, scope, id, step, { ...paid, at })
}
