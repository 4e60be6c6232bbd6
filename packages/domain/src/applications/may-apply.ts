import type { Classification } from '../incentives/classify-incentive.ts'
import type { ApplicationProblems } from './application-problems.ts'

/** What stands against an application, most telling first. An advisor or a recommendation does not. */
const REFUSALS = [
  ['not_applied', 'applications.already-applied'],
  ['quantity_left', 'applications.none-left'],
  ['in_date_range', 'applications.outside-dates'],
  ['active', 'applications.not-open'],
  ['not_untriggered', 'applications.not-open'],
] as const

/** Why a home may not apply for an incentive, as its classification says; null when it may. */
export function refusalToApply({ trace }: Pick<Classification, 'trace'>): keyof ApplicationProblems | null {
  const broken = trace.filter(({ outcome }) => outcome === 'not_met').map(({ condition }) => condition)
  return REFUSALS.find(([condition]) => broken.includes(condition))?.[1] ?? null
}
