import type { Building } from '@hearthlight/domain/buildings/building'
import { isProjectOf } from '@hearthlight/domain/incentives/classify-incentive'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { pathTo } from '@hearthlight/domain/navigation/path-to'

/** What the page of incentives opens with, by the names in its address. */
export const OPEN_NAMES = { detail: 'incentive', new: 'apply', sent: 'application' } as const

type Home = Pick<Building, 'id' | 'rebate_project'>

/** The application of a home for an incentive, the newest one. */
export const applicationOf = ({ rebate_project }: Home, incentive: IdentifiedIncentive) =>
  rebate_project.find((project) => isProjectOf(incentive, project))

/** Where an incentive stands open for a home: its application once there is one, else what it is and how to apply. */
export function rebatePath(home: Home, incentive: IdentifiedIncentive): string {
  const project = applicationOf(home, incentive)
  const open =
    project === undefined ? { [OPEN_NAMES.detail]: incentive.id } : { [OPEN_NAMES.sent]: project.id }
  return pathTo('incentives', {}, { buildingId: home.id, ...open })
}
