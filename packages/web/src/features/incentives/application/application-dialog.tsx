import type { Project } from '@hearthlight/domain/applications/project'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { isProjectOf } from '@hearthlight/domain/incentives/classify-incentive'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { messagesQuery } from '../../../api/application-messages-api.ts'
import { type AnswerPlace, answersQuery, applicationQuery } from '../../../api/applications-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { DetailModal } from '../detail-modal.tsx'
import { ApplyModal } from './apply-modal.tsx'
import { programPath } from './program-path.ts'
import { SentModal } from './sent-modal.tsx'
import { useOpenApplication } from './use-open-application.ts'

type Props = {
  building: Building
  incentives: readonly ClassifiedIncentive[]
  onSent: (project: Project) => void
}

/** The incentive or the application that the address names, if it is one of this home. */
export function ApplicationDialog({ building, incentives, onSent }: Props) {
  const { open, close } = useOpenApplication()
  if (open === null) return null
  if (open.kind !== 'sent') {
    const incentive = incentives.find(({ id }) => id === open.incentiveId)
    if (incentive === undefined) return <Ended onClose={close} />
    if (open.kind === 'detail')
      return <DetailModal building={building} incentive={incentive} onClose={close} />
    if (incentive.program !== null) return <Navigate to={programPath(incentive, building.id)} replace />
    return <NewApplication {...{ building, incentive, onSent }} onClose={close} />
  }
  const own = building.rebate_project.find(({ id }) => id === open.projectId)
  const incentive = own && incentives.find((each) => isProjectOf(each, own))
  if (own === undefined || incentive === undefined) return null
  return <SentApplication building={building} incentive={incentive} projectId={own.id} onClose={close} />
}

/** An old link: nobody can apply for it any more. */
function Ended({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('incentives')
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('apply.ended')}
      actions={<Button onClick={onClose}>{t('apply.to_open')}</Button>}
    >
      <p>{t('apply.ended_text')}</p>
    </Modal>
  )
}

type NewProps = Omit<Props, 'incentives'> & { incentive: ClassifiedIncentive; onClose: () => void }

function NewApplication({ onSent, ...props }: NewProps) {
  const place: AnswerPlace = { building_id: props.building.id }
  const answers = useQuery(answersQuery(place))
  if (answers.data === undefined) return <Waiting query={answers} onClose={props.onClose} />
  const sent = (project: Project) => {
    props.onClose()
    onSent(project)
  }
  return <ApplyModal {...props} answers={answers.data} onSent={sent} />
}

type SentProps = Omit<NewProps, 'onSent'> & { projectId: string }

function SentApplication({ projectId, ...props }: SentProps) {
  const project = useQuery(applicationQuery(projectId))
  const answers = useQuery(answersQuery({ building_id: props.building.id, project_id: projectId }))
  const messages = useQuery(messagesQuery(projectId))
  if (project.data === undefined) return <Waiting query={project} onClose={props.onClose} />
  if (answers.data === undefined) return <Waiting query={answers} onClose={props.onClose} />
  // What is written stands in the middle: it would push away the rest. Without it the rest is shown all the same.
  if (messages.isPending) return <Waiting query={messages} onClose={props.onClose} />
  return <SentModal {...props} project={project.data} answers={answers.data} />
}

type WaitingProps = {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  onClose: () => void
}

function Waiting({ query, onClose }: WaitingProps) {
  const { t } = useTranslation('incentives')
  return (
    <Modal isOpen onClose={onClose} size="l" title={t('apply.view_title')}>
      {query.isError ? (
        <Notice tone="danger">
          {t('apply.failed')}{' '}
          <Button variant="quiet" size="s" isPending={query.isFetching} onClick={() => query.refetch()}>
            {t('apply.retry')}
          </Button>
        </Notice>
      ) : (
        <Skeleton lines={6} label={t('apply.loading')} />
      )}
    </Modal>
  )
}
