import type { VirtualAudit } from '@hearthlight/domain/assessment/virtual-audit'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import type { AssessmentDeps } from './features/assessment/assessment-deps.ts'
import type { HomeSnapshot } from './features/assessment/home-snapshot.ts'
import { readAudit } from './features/assessment/read-audit.ts'
import { homeForIncentives } from './home-for-incentives.ts'
import type { HomeScope } from './platform/access.ts'

type Home = {
  readonly snapshot: HomeSnapshot
  /** Null until the assessment is finished. */
  readonly audit: VirtualAudit | null
  readonly incentives: readonly IdentifiedIncentive[]
}

/** A home of this person with its audit as it is now and with the incentives it sees. */
export async function readHome(deps: AssessmentDeps, scope: HomeScope, buildingId: string): Promise<Home> {
  const snapshot = await deps.homeOf(scope, { buildingId })
  const audit = snapshot.audit === undefined ? null : (await readAudit(deps, scope, snapshot)).attributes
  const incentives = snapshot.incentivesFor(homeForIncentives(scope, snapshot, audit))
  return { snapshot, audit, incentives }
}
