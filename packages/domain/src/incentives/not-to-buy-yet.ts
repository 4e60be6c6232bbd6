import type { ApplicationStatus, RebateProject } from '../buildings/rebate-project.ts'
import type { ClassifiedIncentive, IncentiveSections } from './classified-incentive.ts'
import { isProjectOf } from './classify-incentive.ts'

const AWAITS_APPROVAL: readonly ApplicationStatus[] = [
  'submitted',
  'eligibility_review',
  'information_requested',
]

/**
 * What a purchase before the approval would lose, each once: whatever needs one and is open to the home, with whomever it
 * is, and what was applied for and is not decided yet.
 */
export function notToBuyYet(
  { recommended, assigned, available, applied }: IncentiveSections,
  projects: readonly RebateProject[],
): ClassifiedIncentive[] {
  const waiting = applied.filter((incentive) =>
    projects.some((project) => isProjectOf(incentive, project) && AWAITS_APPROVAL.includes(project.status)),
  )
  return [...new Set([...recommended, ...assigned, ...available, ...waiting])].filter(
    ({ needs_approval_first }) => needs_approval_first,
  )
}
