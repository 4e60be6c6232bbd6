import { paidQuantity, quotedFor } from '@hearthlight/domain/applications/amounts/applied-amount'
import { toldByAnswers } from '@hearthlight/domain/applications/answers/told-by-answers'
import { decideTiers, tierFacts } from '@hearthlight/domain/incentives/amounts/decide-tiers'
import type { ListItem } from '@hearthlight/domain/incentives/incentive'
import type { HomeScope } from '../../../platform/access/access.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { OpenApplication } from '../applicant/must-be-undecided.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { listComments } from './comment-store.ts'

/**
 * What is applied for once this question has another answer: it follows the quantity, and what the answers tell, until it
 * is approved. Then the approval counts.
 */
export async function amountByAnswers(
  deps: Pick<ApplicationDeps, 'listsOf' | 'factsOf'>,
  db: ChangeDb,
  scope: HomeScope,
  { id, incentive_id, building_id, approved_amount }: OpenApplication,
  { sets_amount, tells }: ListItem,
) {
  if (approved_amount !== null || !(sets_amount || tells !== undefined)) return {}
  const { amount_formula, question_list } = await deps.listsOf(db, scope, incentive_id)
  if (!sets_amount && !tierFacts(amount_formula).some((fact) => fact === tells?.fact)) return {}
  const comments = await listComments(db, scope.access, { project_id: id, commentable_type: 'ListItem' })
  const contents = new Map(comments.map(({ commentable_id, content }) => [commentable_id, content]))
  const contentOf = (question: string) => contents.get(question)
  const known = await deps.factsOf(db, scope, building_id)
  const formula = decideTiers(amount_formula, { ...known, ...toldByAnswers(question_list, contentOf) })
  if (formula === null) return {}
  const { amount, basis } = quotedFor(formula, paidQuantity(question_list, contentOf))
  return { total_incentive: amount, total_basis: basis }
}
