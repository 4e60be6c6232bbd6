import type { MoneyState } from '@hearthlight/domain/applications/staff-moves'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { settlePayment, writeDue } from './payment-store.ts'

type Noted = {
  readonly money: MoneyState | null
  readonly amount: string | null
  readonly at: Date
  readonly reference?: string | undefined
  readonly paidAt?: Date | undefined
}

/** What a new status of an application does to its payment: approved it is due, paid it is paid, else there is none. */
export async function noteMoney(
  db: ChangeDb,
  scope: InPartner,
  { id }: { readonly id: string },
  { money, amount, at, reference, paidAt = at }: Noted,
): Promise<void> {
  if (money === 'committed' && amount !== null) return writeDue(db, scope, id, amount, at)
  if (money === 'committed') return
  const settled =
    money === 'paid'
      ? ({ status: 'paid', paid_at: paidAt, problem: null, ...(reference && { reference }) } as const)
      : ({ status: 'cancelled' } as const)
  await settlePayment(db, scope, id, settled, at)
}
