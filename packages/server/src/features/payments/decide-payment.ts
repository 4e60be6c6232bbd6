import type { DecidePayment, PaymentStatus } from '@hearthlight/domain/payments/payment'
import { Problem, type ProblemCode } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { lockPayment, setPaymentStatus } from './payment-store.ts'

type Next = { readonly status: PaymentStatus; readonly reason: string | null }

/** Keeps a payment that is due out of the files. */
export const holdPayment = (deps: PaymentDeps, scope: Scope, id: string, reason: string): Promise<void> =>
  move(deps, scope, id, { verb: 'hold', from: 'due', refusal: 'payments.not-due' }, async () => ({
    ...{ status: 'held', reason },
  }))

/** A payment that was held is due again, where its application is still to be paid. */
export const releasePayment = (deps: PaymentDeps, scope: Scope, id: string): Promise<void> =>
  move(
    deps,
    scope,
    id,
    { verb: 'release', from: 'held', refusal: 'payments.not-held' },
    async (db, applicationId) => {
      await mustBeOwed(deps, db, scope, applicationId)
      return { status: 'due', reason: null }
    },
  )

/** A payment that came back is paid again, held until something is corrected, or closed. What the bank said stays. */
export const decidePayment = (
  deps: PaymentDeps,
  scope: Scope,
  id: string,
  decided: DecidePayment,
): Promise<void> =>
  move(
    deps,
    scope,
    id,
    { verb: 'decide', from: 'failed', refusal: 'payments.not-failed' },
    async (db, applicationId) => {
      if (decided.decision === 'close') return { status: 'cancelled', reason: decided.reason }
      await mustBeOwed(deps, db, scope, applicationId)
      return decided.decision === 'correct'
        ? { status: 'held', reason: decided.reason }
        : { status: 'due', reason: null }
    },
  )

/** It left in a file while its application was approved, and may have been taken back since. */
async function mustBeOwed(deps: PaymentDeps, db: ChangeDb, scope: Scope, applicationId: string) {
  if (!(await deps.isOwed(db, scope, applicationId))) throw new Problem('payments.not-approved')
}

type Move = {
  readonly verb: 'hold' | 'release' | 'decide'
  readonly from: PaymentStatus
  readonly refusal: ProblemCode
}

const move = (
  { db, now }: PaymentDeps,
  scope: Scope,
  id: string,
  { verb, from, refusal }: Move,
  next: (db: ChangeDb, applicationId: string) => Promise<Next>,
): Promise<void> =>
  change(db, scope, { action: `payment.${verb}`, record: { type: 'payment', id } }, async (changeDb) => {
    const payment = await lockPayment(changeDb, scope, id)
    if (payment === undefined) throw new Problem('shared.not-found')
    if (payment.status !== from) throw new Problem(refusal)
    const after = await next(changeDb, payment.application_id)
    await setPaymentStatus(changeDb, scope, id, { ...after, updated_at: now() })
    return { result: undefined, before: { status: from }, after: { number: payment.number, ...after } }
  })
