import type { Building } from '@hearthlight/domain/buildings/building'
import { scheduleRouteId } from '@hearthlight/domain/buildings/rebate-project'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { allowsUserScheduling } from '@hearthlight/domain/incentives/shown/user-scheduling'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { applicationOf, rebatePath } from '../../../home/rebate-path.ts'
import { useFeatures } from '../../../platform/session.ts'

export type VisitHome = { readonly building: Building; readonly incentives: readonly IdentifiedIncentive[] }
export type VisitWay = { readonly kind: 'ask' | 'book'; readonly to: string }

/** A visit for the home as a whole: it brings an advisor and pays for no measure. */
const isVisit = ({ schedule_plan, measure_ids, eligibility, is_active }: IdentifiedIncentive) =>
  is_active && schedule_plan.enabled && measure_ids.length === 0 && eligibility.verdict !== 'not_eligible'

/** How this home gets an energy advisor: the calendar once a visit is applied for, else what to ask for; null if there is none. */
export function useVisitWay({ building, incentives }: VisitHome): VisitWay | null {
  const features = useFeatures()
  const visit = incentives.find(isVisit)
  if (!features.incentives || visit === undefined) return null
  const project = applicationOf(building, visit)
  const mayBook =
    project !== undefined &&
    features.bookTimeslots &&
    allowsUserScheduling({ by_user: visit.schedule_plan.user.enabled }, project.status)
  if (mayBook) return { kind: 'book', to: pathTo('user-schedule-plans', { id: scheduleRouteId(project) }) }
  return { kind: 'ask', to: rebatePath(building, visit) }
}
