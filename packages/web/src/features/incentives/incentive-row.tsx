import type { Project } from '@hearthlight/domain/applications/project'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { RebateProject } from '@hearthlight/domain/buildings/rebate-project'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { isProjectOf } from '@hearthlight/domain/incentives/classify-incentive'
import { allowsUserScheduling } from '@hearthlight/domain/incentives/shown/user-scheduling'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { rebateApplicationsQuery } from '../../api/applications-api.ts'
import { Amount } from '../../applications/amount.tsx'
import { AskedLines } from '../../applications/asked-lines.tsx'
import { BookedTime } from '../../applications/booked-time.tsx'
import { IncentiveChips } from '../../applications/incentive-chips.tsx'
import styles from '../../applications/incentive-row.module.css'
import { rebateLines } from '../../applications/rebate-lines.ts'
import { VisitLink } from '../../applications/visit-link.tsx'
import { measurePictogram } from '../../home/measure-pictogram.ts'
import { useFormats } from '../../platform/formats.ts'
import { useCurrentUser } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Pictogram } from '../../ui/pictures/pictogram.tsx'
import { useOpenApplication } from './application/use-open-application.ts'
import { IncentiveActions } from './incentive-actions.tsx'

type Props = {
  kind: 'applied' | 'assigned' | 'available'
  building: Building
  incentive: ClassifiedIncentive
}

export function IncentiveRow({ kind, building, incentive }: Props) {
  return (
    <li className={styles.row}>
      <Pictogram name={measurePictogram(incentive.measure_ids[0] ?? '')} size="l" />
      <div>
        <h3>{incentive.title}</h3>
        {kind === 'applied' ? (
          <Applications building={building} incentive={incentive} />
        ) : (
          <>
            <p className="muted small">{incentive.short_description}</p>
            {kind === 'assigned' && <AssignedTo building={building} incentive={incentive} />}
            <IncentiveChips incentive={incentive} />
          </>
        )}
      </div>
      <div className={styles.side}>
        <Amount incentive={incentive} />
        <IncentiveActions incentive={incentive} building={building} appliesHere={kind !== 'applied'} />
      </div>
    </li>
  )
}

type OfRow = Omit<Props, 'kind'>

function Applications({ building, incentive }: OfRow) {
  const { t } = useTranslation('incentives')
  const { date } = useFormats()
  const schedule = { by_user: incentive.schedule_plan.user.enabled }
  const own = building.rebate_project.filter((project) => isProjectOf(incentive, project))
  const isAsked = own.some(({ requested_edit }) => requested_edit !== null)
  const applications = useQuery({ ...rebateApplicationsQuery, enabled: isAsked }).data
  return own.map((project) => (
    <div key={project.id}>
      <p className="muted small">
        {t('page.applied_on', { date: date(new Date(project.created_at)) })}
        {project.applied_obj_quantity !== null &&
          ` · ${t('page.quantity', { count: project.applied_obj_quantity })}`}
      </p>
      <p className={styles.chips}>
        <Chip tone={project.requested_edit === null ? 'neutral' : 'caution'}>
          {t(`status.${project.status}`)}
        </Chip>
      </p>
      {project.requested_edit !== null && (
        <Asked
          asked={project.requested_edit}
          application={applications?.find(({ id }) => id === project.id)}
        />
      )}
      <BookedTime booked={project.schedule_plan_assigment} home={building} />
      <div className={styles.actions}>
        <ApplicationButton project={project} />
        <VisitLink project={project} isOpen={allowsUserScheduling(schedule, project.status)} />
      </div>
    </div>
  ))
}

type AskedProps = { asked: string; application: Project | undefined }

/** In one text until what is asked is known thing by thing. */
function Asked({ asked, application }: AskedProps) {
  const lines = application === undefined ? [] : rebateLines(application)
  return (
    <div className="small">
      <Suspense fallback={<p>{asked}</p>}>
        <AskedLines asked={asked} lines={lines} answerBy={application?.answer_by} />
      </Suspense>
    </div>
  )
}

function ApplicationButton({ project: { id, name, requested_edit } }: { project: RebateProject }) {
  const { t } = useTranslation('incentives')
  const { show } = useOpenApplication()
  const isAskedFor = requested_edit !== null
  return (
    <Button variant={isAskedFor ? 'primary' : 'secondary'} size="s" onClick={() => show(id)}>
      {t(isAskedFor ? 'apply.update' : 'apply.view')}
      <span className="visually-hidden">: {name}</span>
    </Button>
  )
}

function AssignedTo({ building, incentive }: OfRow) {
  const { t } = useTranslation('incentives')
  const name = building.ea_assignment[incentive.project_type.id]?.energy_advisor.name
  const email = useCurrentUser()?.email ?? ''
  if (name === undefined) return null
  const way = incentive.require_contractor ? 'contractor' : 'assessment'
  return <p className="small">{t(`contact.next.${way}`, { name, email })}</p>
}
