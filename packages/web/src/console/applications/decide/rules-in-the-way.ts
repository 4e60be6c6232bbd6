import type { ReviewedApplication } from '../../api/application-api.ts'

export type RulesInTheWay = { readonly notMet: number; readonly open: number }

/** How many rules are known not to be met, and of how many nobody knows yet. */
export function rulesInTheWay({ eligibility }: Pick<ReviewedApplication, 'eligibility'>): RulesInTheWay {
  const count = (outcome: 'not_met' | 'unknown') =>
    eligibility.trace.filter((line) => line.outcome === outcome).length
  return { notMet: count('not_met'), open: count('unknown') }
}
