import { centsOfDecimal } from '@hearthlight/domain/incentives/amounts/rational'
import { hasLeft } from '@hearthlight/domain/payments/payment-ways'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'

/** What stands in a file of payments cannot become another amount. */
export async function mustNotBeInBatch(
  { paymentOf }: ApplicationDeps,
  db: PartnerDb,
  scope: InPartner,
  id: string,
  amount: string,
): Promise<void> {
  const payment = await paymentOf(db, scope, id)
  if (payment === undefined || !hasLeft(payment.status)) return
  if (centsOfDecimal(payment.amount) !== centsOfDecimal(amount))
    throw new Problem('applications.payment-left', { params: { number: payment.number } })
}
