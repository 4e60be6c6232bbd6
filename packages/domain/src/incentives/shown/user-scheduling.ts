import type { ApplicationStatus } from '../../buildings/rebate-project.ts'

/** While an application stands so, its visit may be booked, moved and cancelled by the person. */
const OPEN_FOR_VISITS: ReadonlySet<string> = new Set<ApplicationStatus>([
  'submitted',
  'eligibility_review',
  'information_requested',
  'approved',
])

/**
 * Whether a person books the visit of an application themselves: as its incentive says, while it is not settled, and
 * unless they left it to the partner when they applied.
 */
export const allowsUserScheduling = (
  schedule: { readonly by_user: boolean } | null,
  status: string,
  scheduledBy: 'user' | 'manager' | null = null,
): boolean => schedule?.by_user === true && OPEN_FOR_VISITS.has(status) && scheduledBy !== 'manager'
