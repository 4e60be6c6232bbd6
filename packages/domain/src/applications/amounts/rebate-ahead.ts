import type { ApplicationStatus } from '../../buildings/rebate-project.ts'

const WAY: readonly ApplicationStatus[] = ['submitted', 'eligibility_review', 'approved', 'payment_issued']

type Ahead = { readonly status: ApplicationStatus; readonly by: 'applicant' | 'partner' }

/** What comes next for an application for an incentive if all goes well, and whose turn it is to bring it there. */
export function rebateAhead(status: ApplicationStatus): readonly Ahead[] {
  const isAsked = status === 'information_requested'
  const at = WAY.indexOf(isAsked ? 'submitted' : status)
  if (at === -1) return []
  return WAY.slice(at + 1).map((next, index) => ({
    status: next,
    by: isAsked && index === 0 ? 'applicant' : 'partner',
  }))
}
