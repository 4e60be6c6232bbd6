import type { Transition } from '@hearthlight/domain/applications/transition'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { movePayments, writeDue } from './payment-store.ts'

type Noted = {
  readonly at: Date
  readonly reference?: string | undefined
  readonly paidAt?: Date | undefined
}

/** What a transition of an application does to its payment: approved it is due, paid it is paid, else there is none. */
export async function noteMoney(
  db: ChangeDb,
  scope: InPartner,
  applicationId: string,
  { payment, approved }: Pick<Transition, 'payment' | 'approved'>,
  { at, reference, paidAt = at }: Noted,
): Promise<void> {
  const which = { application_id: [applicationId] }
  if (payment === 'due' && approved !== null) await writeDue(db, scope, applicationId, approved, at)
  else if (payment === 'paid') {
    const settled = { paid_at: paidAt, problem: null, ...(reference && { reference }) }
    await movePayments(db, scope, 'pay', which, { ...settled, at })
  } else await movePayments(db, scope, 'cancel', which, { at })
}
