import { centsOfDecimal, decimalOfCents } from '@hearthlight/domain/incentives/amounts/rational'
import type { BudgetState } from '@hearthlight/domain/payments/payment'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { spentByProgram } from './spent-store.ts'

/** What each program has, has promised and has paid. */
export const readBudgets = (
  { db, listPrograms }: PaymentDeps,
  scope: Scope,
): Promise<(BudgetState & { readonly id: string })[]> =>
  inPartner(db, scope, async (partnerDb) => {
    const spent = await spentByProgram(partnerDb, scope)
    return (await listPrograms(partnerDb, scope)).map(({ id, name, budget }) => {
      const { paid = '0', committed = '0' } = spent.find(({ program_id }) => program_id === id) ?? {}
      const used = centsOfDecimal(paid) + centsOfDecimal(committed)
      const left = budget === null ? null : centsOfDecimal(budget.amount) - used
      return {
        id,
        name,
        budget: budget?.amount ?? null,
        when_used_up: budget?.when_used_up ?? null,
        paid: decimalOfCents(centsOfDecimal(paid)),
        committed: decimalOfCents(centsOfDecimal(committed)),
        // What was approved past the budget leaves nothing, not less than nothing.
        left: left === null ? null : decimalOfCents(Math.max(0, left)),
        is_used_up: left !== null && left <= 0,
      }
    })
  })

/** What was approved or paid of one program, to others than this application, in cents. */
export async function spentOf(
  db: PartnerDb,
  scope: InPartner,
  programId: string,
  except?: string,
): Promise<number> {
  const row = (await spentByProgram(db, scope, except)).find(({ program_id }) => program_id === programId)
  return row === undefined ? 0 : centsOfDecimal(row.paid) + centsOfDecimal(row.committed)
}
