import type { DecidePayment } from '@hearthlight/domain/payments/payment'
import { PAYMENT_WAYS, type PaymentWay } from '@hearthlight/domain/payments/payment-ways'
import { Problem, type ProblemCode } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import type { Scope } from '../../platform/scope.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findPayment, movePayments } from './payment-store.ts'

/** Keeps a payment that is due out of the files. */
export const holdPayment = (deps: PaymentDeps, scope: Scope, id: string, reason: string): Promise<void> =>
  decide(deps, scope, id, { verb: 'hold', way: 'hold', reason, refusal: 'payments.not-due' })

/** A payment that was held is due again, where its application is still to be paid. */
export const releasePayment = (deps: PaymentDeps, scope: Scope, id: string): Promise<void> =>
  decide(deps, scope, id, { verb: 'release', way: 'release', reason: null, refusal: 'payments.not-held' })

const DECISIONS = { again: 'pay-again', correct: 'correct', close: 'close' } as const

/** A payment that came back is paid again, held until something is corrected, or closed. What the bank said stays. */
export const decidePayment = (
  deps: PaymentDeps,
  scope: Scope,
  id: string,
  decided: DecidePayment,
): Promise<void> =>
  decide(deps, scope, id, {
    verb: 'decide',
    way: DECISIONS[decided.decision],
    reason: decided.decision === 'again' ? null : decided.reason,
    refusal: 'payments.not-failed',
  })

type Decision = {
  readonly verb: 'hold' | 'release' | 'decide'
  readonly way: PaymentWay
  readonly reason: string | null
  readonly refusal: ProblemCode
}

const decide = (
  deps: PaymentDeps,
  scope: Scope,
  id: string,
  { verb, way, reason, refusal }: Decision,
): Promise<void> =>
  change(deps.db, scope, { action: `payment.${verb}`, record: { type: 'payment', id } }, async (db) => {
    const payment = await findPayment(db, scope, id)
    if (payment === undefined) throw new Problem('shared.not-found')
    const { status, number } = payment
    const { from, to } = PAYMENT_WAYS[way]
    if (!from.some((one) => one === status)) throw new Problem(refusal)
    // It left in a file while its application was approved, and may have been taken back since.
    if (to !== 'cancelled' && !(await deps.isOwed(db, scope, payment.application_id)))
      throw new Problem('payments.not-approved')
    // Somebody else may have decided meanwhile.
    if ((await movePayments(db, scope, way, { id: [id] }, { reason, at: deps.now() })) === 0)
      throw new Problem(refusal)
    return { result: undefined, before: { status }, after: { number, status: to, reason } }
  })
