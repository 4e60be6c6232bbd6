import { isLocked } from '@hearthlight/domain/applications/is-locked'
import type { Project } from '@hearthlight/domain/applications/project'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classification/classified-incentive'
import { useTranslation } from 'react-i18next'
import { type SavedAnswer, updateApplication } from '../../../api/applications-api.ts'
import { ApplicationMessages } from '../../../applications/application-messages.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { notify } from '../../../platform/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from './application.module.css'
import { DocumentList } from './application-documents.tsx'
import { ApplicationErrors } from './application-errors.tsx'
import { AnswerList } from './application-questions.tsx'
import { RequestedDocuments } from './requested-documents.tsx'
import { useApplication } from './use-application.ts'

type Props = {
  building: Building
  incentive: ClassifiedIncentive
  project: Project
  answers: readonly SavedAnswer[]
  onClose: () => void
}

/** An application that was sent: what is asked of the person stands first and can be changed, the rest is to be read. */
export function SentModal({ building, incentive, project, answers, onClose }: Props) {
  const { t } = useTranslation(['incentives', 'applications'])
  const application = useApplication({
    building,
    incentive,
    answers,
    project,
    otherwise: t('applications:update.failed'),
    send: async () => {
      await updateApplication(project.id)
      notify({ tone: 'positive', text: t('apply.updated') })
      onClose()
    },
  })
  const isOpen = isAskedFor(project)
  const { asked, editors, errorAt, place } = application
  const requested = asked.filter(({ request }) => request !== undefined)
  const home = building.building_name ?? building.address1 ?? ''
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="l"
      title={t(isOpen ? 'apply.update_title' : 'apply.view_title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('apply.close')}
          </Button>
          {isOpen && (
            <Button onClick={application.submit} isPending={application.isPending}>
              {t('apply.submit_update')}
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
      {isOpen && (
        <section className={styles.group} aria-labelledby="application-asked">
          <div className={styles.groupHead}>
            <h3 id="application-asked">{t('apply.asked_title')}</h3>
          </div>
          {project.requested_edit !== null && isUnnamed(project) && <p>{project.requested_edit}</p>}
          {requested.length > 0 && <AnswerList asked={requested} editors={editors} errorAt={errorAt} />}
          <RequestedDocuments incentive={incentive} project={project} place={place} errorAt={errorAt} />
        </section>
      )}
      <Statuses project={project} />
      <ApplicationMessages projectId={project.id} headingLevel={3} className={styles.group} />
      <details className={styles.rest} open={!isOpen}>
        <summary>{t(isOpen ? 'apply.rest' : 'apply.sent')}</summary>
        <div>
          <AnswerList
            asked={isOpen ? asked.filter(({ request }) => request === undefined) : asked}
            editors={editors}
            errorAt={errorAt}
            isReadOnly
          />
          <DocumentList
            items={readDocuments(incentive, project, isOpen)}
            place={place}
            errorAt={errorAt}
            isReadOnly
          />
        </div>
      </details>
    </Modal>
  )
}

/** Nothing says which answer or document is meant. */
const isUnnamed = ({ requested_comments, document_upload_notify_list }: Project) =>
  requested_comments.length + document_upload_notify_list.length === 0

const isAskedFor = (project: Project) =>
  !isLocked(project) && (project.requested_edit !== null || !isUnnamed(project))

/** Those that are not asked for again. */
const readDocuments = (incentive: ClassifiedIncentive, project: Project, isOpen: boolean) =>
  incentive.document_list.filter(
    ({ id }) => !isOpen || !project.document_upload_notify_list.some(({ item_id }) => item_id === id),
  )

function Statuses({ project: { statuses } }: { project: Project }) {
  const { t } = useTranslation(['incentives', 'applications'])
  const { date } = useFormats()
  return (
    <section className={styles.group} aria-labelledby="application-statuses">
      <div className={styles.groupHead}>
        <h3 id="application-statuses">{t('apply.history')}</h3>
      </div>
      <ol className={styles.steps}>
        {statuses.map(({ status, at, message }) => (
          <li key={`${at} ${status}`}>
            <b>{t(`status.${status}`)}</b> · {date(new Date(at))}
            {message !== null && <p>{message}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
