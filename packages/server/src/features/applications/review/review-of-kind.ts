import type { MoneyState } from '@hearthlight/domain/applications/staff-moves'
import type { ApplicationDeps } from '../application-deps.ts'
import type { FoundApplication } from '../find-application-store.ts'
import { reviewedIncentive } from './incentive-review.ts'
import type { ReviewedKind, ReviewRules } from './review-contract.ts'

/** How this application is reviewed, whichever kind it is of. */
export const kindOf = (deps: ApplicationDeps, { kind }: Pick<FoundApplication, 'kind'>): ReviewedKind =>
  kind === 'Program' ? deps.programs : reviewedIncentive(deps)

/** What the amount of an application is in the status it has. */
export const moneyIn = (
  { statuses }: Pick<ReviewRules, 'statuses'>,
  { status }: Pick<FoundApplication, 'status'>,
): MoneyState | null => statuses.factsOf(status)?.money ?? null
