import type { ReviewedApplication } from '../../api/application-api.ts'

/** How many rules are not known to be met. */
export const openRulesOf = ({ eligibility }: Pick<ReviewedApplication, 'eligibility'>): number =>
  eligibility.trace.filter(({ outcome }) => outcome !== 'met').length
