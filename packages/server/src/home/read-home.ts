import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { Facts } from '@hearthlight/domain/incentives/classification/home-condition'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import type { AssessmentDeps } from '../features/assessment/assessment-deps.ts'
import type { HomeSnapshot } from '../features/assessment/home-snapshot.ts'
import { readPlannedAudit } from '../features/assessment/planned/read-planned-audit.ts'
import { readAudit } from '../features/assessment/read-audit.ts'
import type { HomeScope } from '../platform/access/access.ts'
import { remembered } from '../platform/caches/remembered.ts'
import { classifyHome } from './classify-home.ts'
import { homeForIncentives } from './home-for-incentives.ts'

type Home = {
  readonly snapshot: HomeSnapshot
  /** Null until the assessment is finished. */
  readonly audit: VirtualAudit | null
  /** The audit, seen through the plan the person keeps. */
  readonly planned: VirtualAudit | null
  readonly incentives: readonly IdentifiedIncentive[]
}

/** Of an audit, which belongs to one home as it was read, or of a home without one. */
const seen = remembered<VirtualAudit | HomeSnapshot, readonly IdentifiedIncentive[]>()
const placed = remembered<Home['incentives'], readonly ClassifiedIncentive[]>()

/** A home of this person with its audit as it is now and with the incentives it sees. */
export async function readHome(deps: AssessmentDeps, scope: HomeScope, buildingId: string): Promise<Home> {
  const snapshot = await deps.homeOf(scope, { buildingId })
  if (snapshot.audit === undefined) {
    const incentives = seen(snapshot, '', () =>
      snapshot.incentivesFor(homeForIncentives(scope, snapshot, null)),
    )
    return { snapshot, audit: null, planned: null, incentives }
  }
  const audit = (await readAudit(deps, scope, snapshot)).attributes
  // Their texts say what a measure saves: the figure that the plan has for it.
  const planned = (await readPlannedAudit(deps, scope, snapshot)).attributes
  const incentives = seen(audit, planned.plan.measure_ids.join(' '), () =>
    snapshot.incentivesFor(homeForIncentives(scope, snapshot, planned)),
  )
  return { snapshot, audit, planned, incentives }
}

/** The same with each incentive in its place today. What an application tells counts before what the home does. */
export async function readClassifiedHome(
  deps: AssessmentDeps,
  scope: HomeScope,
  buildingId: string,
  told: Facts = {},
) {
  const { snapshot, planned, incentives } = await readHome(deps, scope, buildingId)
  const at = deps.now()
  if (Object.keys(told).length > 0) {
    const known = homeForIncentives(scope, snapshot, planned)
    const seenBy = snapshot.incentivesFor({ ...known, facts: { ...known.facts, ...told } })
    return { building: snapshot.building, incentives: classifyHome(scope, snapshot, seenBy, at) }
  }
  const day = dayIn(scope.partner.config.time_zone, at)
  const classified = placed(incentives, day, () => classifyHome(scope, snapshot, incentives, at))
  return { building: snapshot.building, incentives: classified }
}
