import { type RebateProject, scheduleRouteId } from '@hearthlight/domain/buildings/rebate-project'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { useFeatures } from '../platform/session.ts'
import { LinkButton } from '../ui/link-button.tsx'

type Props = {
  project: Pick<RebateProject, 'id' | 'child_projects' | 'name'>
  /** Whether its visit may be booked, moved and cancelled by the person now. */
  isOpen: boolean
}

/** Straight to the times of the visit of an application. */
export function VisitLink({ project, isOpen }: Props) {
  const { t } = useTranslation('incentives')
  const { bookTimeslots } = useFeatures()
  if (!bookTimeslots || !isOpen) return null
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
