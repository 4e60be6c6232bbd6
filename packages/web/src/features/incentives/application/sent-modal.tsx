import { isLocked } from '@hearthlight/domain/applications/is-locked'
import type { Project } from '@hearthlight/domain/applications/project'
import type { Building } from '@hearthlight/domain/buildings/building'
import { homeName } from '@hearthlight/domain/buildings/home-address'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SavedAnswer, updateApplication } from '../../../api/applications-api.ts'
import { ApplicationMessages } from '../../../applications/application-messages.tsx'
import { BookedTime } from '../../../applications/booked-time.tsx'
import { VisitLink } from '../../../applications/visit-link.tsx'
import { notify } from '../../../platform/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from './application.module.css'
import { DocumentList } from './application-documents.tsx'
import { ApplicationErrors } from './application-errors.tsx'
import { AnswerList } from './application-questions.tsx'
import { AppliedSum } from './applied-sum.tsx'
import { AskedOfYou } from './asked-of-you.tsx'
import { ChangeApplication } from './change-application.tsx'
import { isAskedAgain, isAskedFor, isUnnamed } from './sent-application.ts'
import { SentStatuses } from './sent-statuses.tsx'
import { useApplication } from './use-application.ts'

type Props = {
  building: Building
  incentive: ClassifiedIncentive
  project: Project
  answers: readonly SavedAnswer[]
  onClose: () => void
}

/** An application that was sent: what is asked of the person stands first; until it is decided all of it can be corrected. */
export function SentModal({ building, incentive, project, answers, onClose }: Props) {
  const { t } = useTranslation(['incentives', 'applications'])
  const [isCorrecting, setCorrecting] = useState(false)
  const isOpen = isAskedFor(project)
  const words = t(isOpen ? 'apply.updated' : 'own.corrected')
  const application = useApplication({
    building,
    incentive,
    answers,
    project,
    otherwise: t('applications:update.failed'),
    send: async () => {
      await updateApplication(project.id)
      notify({ tone: 'positive', text: words })
      onClose()
    },
  })
  // What is asked without a name, or missing elsewhere, is changed wherever it stands.
  const isLost = isOpen && (isUnnamed(project) || isMissingElsewhere(application, project))
  const mode = isOpen ? 'update' : isCorrecting ? 'correct' : 'view'
  const home = homeName(building)
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="l"
      title={t(`apply.${mode}_title`)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('apply.close')}
          </Button>
          {mode !== 'view' && (
            <Button onClick={application.submit} isPending={application.isPending}>
              {t(`apply.submit_${mode}`)}
            </Button>
          )}
        </>
      }
    >
      <p className="muted small">
        {incentive.title} · {t('apply.about', { home, number: project.number })}
      </p>
      {isLocked(project) && <Notice tone="caution">{t('applications:problem.locked')}</Notice>}
      <ApplicationErrors refusal={application.refusal} incentive={incentive} />
      {isOpen && <AskedOfYou application={application} incentive={incentive} project={project} />}
      <AppliedSum
        title={t(project.stage === 'payment' ? 'apply.amount_approved' : 'apply.amount')}
        incentive={application.paying}
        applied={{ amount: project.total_incentive, basis: project.total_basis }}
        quantity={application.quantity}
      />
      <SentVisit project={project} building={building} />
      <SentStatuses project={project} />
      <ApplicationMessages projectId={project.id} headingLevel={3} className={styles.group} />
      <Given application={application} project={project} isReadOnly={!isCorrecting && !isLost} />
      <ChangeApplication
        project={project}
        onCorrect={isCorrecting ? undefined : () => setCorrecting(true)}
        onWithdrawn={onClose}
      />
    </Modal>
  )
}

/** When the advisor comes, and the way to the times. */
function SentVisit({ project, building }: Pick<Props, 'project' | 'building'>) {
  const { schedule_plan_assigment: booked, project_status } = project
  const isOpen = project_status.user_scheduling_enabled
  if (booked === null && !isOpen) return null
  return (
    <div className="cluster">
      <BookedTime booked={booked} home={building} />
      <VisitLink project={project} isOpen={isOpen} />
    </div>
  )
}

/** A rule was broken at something that nobody asked for by name. */
function isMissingElsewhere(
  { asked, documents, errorAt }: ReturnType<typeof useApplication>,
  project: Project,
): boolean {
  return [
    ...asked.map(({ item }) => ({ item, path: `answers/${item.id}` })),
    ...documents.map((item) => ({ item, path: `documents/${item.id}` })),
  ].some(({ item, path }) => errorAt(path) !== undefined && !isAskedAgain(project, item))
}

type GivenProps = {
  application: ReturnType<typeof useApplication>
  project: Project
  isReadOnly: boolean
}

/** All that was sent, or what is not asked of the person just now. */
function Given({ application, project, isReadOnly }: GivenProps) {
  const { t } = useTranslation('incentives')
  const { asked, documents, editors, errorAt, place } = application
  const isOpen = isAskedFor(project)
  return (
    <details className={styles.rest} open={!isOpen || !isReadOnly}>
      <summary>{t(isOpen ? 'apply.rest' : 'apply.sent')}</summary>
      <div>
        <AnswerList
          asked={asked.filter(({ item }) => !isOpen || !isAskedAgain(project, item))}
          {...{ editors, errorAt, isReadOnly }}
        />
        <DocumentList
          items={documents.filter((item) => !isOpen || !isAskedAgain(project, item))}
          {...{ place, errorAt, isReadOnly }}
        />
      </div>
    </details>
  )
}
