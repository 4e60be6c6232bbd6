import { isAboveBudget, needsSecond } from '@hearthlight/domain/applications/amounts/approval-limits'
import type { CorrectAmount } from '@hearthlight/domain/applications/staff-application'
import { formats } from '@hearthlight/domain/partner/formats'
import { hasLeft } from '@hearthlight/domain/payments/payment-ways'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import { rulesIn } from '../applicant-mail.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { type FoundApplication, findAnyApplication, findApplicant } from '../find-application-store.ts'
import type { ReviewRules } from '../review/review-contract.ts'
import { moneyIn } from '../review/review-of-kind.ts'
import { transit } from '../transition/transit.ts'
import { askSecond, heldLimits, keepReason } from './move-application.ts'
import { mustBeCurrent } from './must-be-current.ts'

/** Changes what is approved, until it has left in a file, within the same limits as an approval. */
export async function correctAmount(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  { amount, reason, revision }: CorrectAmount,
): Promise<void> {
  const found = await inPartner(deps.db, scope, (db) => findAnyApplication(db, scope, id))
  if (found === undefined) throw new Problem('shared.not-found')
  const record = { type: 'application', id, of: found.building_id }
  await change(deps.db, scope, { action: 'application.correct-amount', record }, async (db) => {
    const application = await mustBeCurrent(db, scope, id, revision)
    const rules = await rulesIn(deps, db, scope, application)
    if (!(await mayCorrect(deps, db, scope, application, rules)))
      throw new Problem('applications.not-correctable')
    const limits = await heldLimits(deps, db, scope, application)
    if (isAboveBudget(amount, limits)) throw new Problem('applications.above-budget')
    const why = needsSecond(amount, limits)
    const before = { approved_amount: application.approved_amount }
    if (why !== null) {
      const to_status = application.status
      await askSecond(deps, db, scope, id, { to_status, amount, why, reason, message: '' })
      return { result: undefined, before, after: { ...before, waits_for_second: { amount, why } } }
    }
    await keepReason(db, scope, id, { reason }, deps.now())
    await setAmount(deps, db, scope, application, amount)
    return { result: undefined, before, after: { approved_amount: amount } }
  })
}

/** An approved amount stands in no file, is not paid, and is to be. */
export async function mayCorrect(
  { paymentOf }: ApplicationDeps,
  db: PartnerDb,
  scope: Scope,
  application: FoundApplication,
  rules: ReviewRules,
): Promise<boolean> {
  const { id } = application
  const payment = moneyIn(rules, application) === 'committed' ? await paymentOf(db, scope, id) : undefined
  return payment !== undefined && payment.status !== 'cancelled' && !hasLeft(payment.status)
}

/** Gives what is approved another amount, its payment too, and tells the applicant. */
export async function setAmount(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  application: FoundApplication,
  amount: string,
): Promise<void> {
  const { language } = await findApplicant(db, scope, application.user_id)
  const { money } = formats(scope.partner.config, language)
  const message = translator(language, scope.partner.config)('applications:corrected_amount', {
    amount: money(Number(amount), 2),
  })
  const { statuses } = await rulesIn(deps, db, scope, application)
  const corrected = { event: { kind: 'amount', amount }, actor: 'reviewer' } as const
  await transit(deps, db, scope, application, statuses, corrected, { message })
}
