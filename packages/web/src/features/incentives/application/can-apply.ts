import { refusalToApply } from '@hearthlight/domain/applications/may-apply'
import { takesContact } from '@hearthlight/domain/incentives/advisor-assignment'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'

/**
 * Whether the person applies by themselves: where somebody has to come first, once they have been asked to. A program says
 * by itself who has to come when.
 */
export const canApply = (incentive: ClassifiedIncentive): boolean => {
  const of = incentive.classification
  if (of === null || refusalToApply(of) !== null) return false
  return incentive.program !== null || !takesContact(incentive) || of.is_assigned
}
