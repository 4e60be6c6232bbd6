import { centsOfDecimal, decimalOfCents } from '@hearthlight/domain/incentives/amounts/rational'
import {
  type ChoosePayments,
  MOST_PAYMENT_LINES,
  type PaymentChoice,
} from '@hearthlight/domain/payments/payment'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import { countOpen, findChosen, listDue } from './payment-choice-store.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** What a file of these lines, or of what is due, would hold, and what it would leave out. */
export const choosePayments = (
  { db }: PaymentDeps,
  scope: Scope,
  { payments, program }: ChoosePayments,
): Promise<PaymentChoice> =>
  inPartner(db, scope, async (partnerDb) => {
    if (payments === undefined) {
      const due = await listDue(partnerDb, scope, program, MOST_PAYMENT_LINES + 1)
      const left = await countOpen(partnerDb, scope, program)
      const taken = due.slice(0, MOST_PAYMENT_LINES)
      return { ...summed(taken), ...left, others: 0, has_more: due.length > taken.length }
    }
    const chosen = await findChosen(partnerDb, scope, payments)
    if (chosen.length < new Set(payments).size) throw new Problem('shared.not-found')
    const count = (...statuses: string[]) => chosen.filter(({ status }) => statuses.includes(status)).length
    return {
      ...summed(chosen.filter(({ status }) => status === 'due')),
      held: count('held'),
      failed: count('failed'),
      has_more: false,
      others: count('filed', 'sent', 'paid', 'cancelled'),
    }
  })

const summed = (due: readonly { readonly id: string; readonly amount: string }[]) => ({
  payments: due.map(({ id }) => id),
  total: decimalOfCents(due.reduce((sum, { amount }) => sum + centsOfDecimal(amount), 0)),
})
