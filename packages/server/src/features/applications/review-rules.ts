import type { ApplicationDeps } from './application-deps.ts'
import type { FoundApplication } from './find-application-store.ts'
import type { ReviewedKind } from './reviewed.ts'
import { reviewedIncentive } from './reviewed-incentive.ts'

/** How this application is reviewed, whichever kind it is of. */
export const kindOf = (deps: ApplicationDeps, { kind }: Pick<FoundApplication, 'kind'>): ReviewedKind =>
  kind === 'Program' ? deps.programs : reviewedIncentive(deps)
