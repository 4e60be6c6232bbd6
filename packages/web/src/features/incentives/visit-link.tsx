import { type RebateProject, scheduleRouteId } from '@hearthlight/domain/buildings/rebate-project'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classification/classified-incentive'
import { allowsUserScheduling } from '@hearthlight/domain/incentives/user-scheduling'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { useFeatures } from '../../platform/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'

type Props = { incentive: ClassifiedIncentive; project: RebateProject }

/** Where the visit of an application is booked, moved and cancelled. */
export function VisitLink({ incentive, project }: Props) {
  const { t } = useTranslation('incentives')
  const { bookTimeslots } = useFeatures()
  const schedule = { by_user: incentive.schedule_plan.user.enabled }
  if (!bookTimeslots || !allowsUserScheduling(schedule, project.status)) return null
  return (
    <LinkButton
      variant="secondary"
      size="s"
      to={pathTo('user-schedule-plans', { id: scheduleRouteId(project) })}
    >
      {t('page.visit')}
      <span className="visually-hidden">: {project.name}</span>
    </LinkButton>
  )
}
