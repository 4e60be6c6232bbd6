import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useFormats } from '../../../platform/formats.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { applicationQuery, type ReviewedApplication } from '../../api/application-api.ts'
import { Block } from '../../kit/block.tsx'
import { LoadFailed } from '../../kit/list/list-states.tsx'
import { NotFoundScreen } from '../../kit/not-found-screen.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { WithSidePanel } from '../../kit/side-panel.tsx'
import styles from '../application.module.css'
import { AskDialog } from '../decide/ask-dialog.tsx'
import { CorrectDialog } from '../decide/correct-dialog.tsx'
import { DecideBar } from '../decide/decide-bar.tsx'
import { MoveDialog } from '../decide/move-dialog.tsx'
import { QueueSteps } from '../decide/queue-steps.tsx'
import { SecondPerson } from '../decide/second-person.tsx'
import { Amount } from './amount.tsx'
import { Answers } from './answers.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { Facts } from './facts.tsx'
import { Messages } from './messages.tsx'
import { Notes } from './notes.tsx'
import { PromiseDays } from './promise-days.tsx'
import { Rules } from './rules.tsx'
import { Timeline } from './timeline.tsx'
import { useReviewing } from './use-reviewing.ts'
import { Waiting } from './waiting.tsx'

/** One application, with all that is needed to decide about it. */
export function ApplicationScreen() {
  const { id = '' } = useParams()
  const application = useQuery(applicationQuery(id))
  if (application.error instanceof HttpProblem && application.error.status === 404) return <NotFoundScreen />
  if (application.data !== undefined) return <Review key={id} application={application.data} />
  if (application.error !== null)
    return <LoadFailed message={application.error.message} retry={() => void application.refetch()} />
  return <Skeleton lines={12} />
}

type Doing =
  | { readonly what: 'ask'; readonly uploadId: string | null }
  | { readonly what: 'correct' }
  | { readonly what: 'move'; readonly move: ReviewedApplication['moves'][number] }

function Review({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('admin-application')
  const [doing, setDoing] = useState<Doing | null>(null)
  const reviewing = useReviewing(application.id)
  const close = () => setDoing(null)
  // Without documents what stands under them takes their column.
  const hasDocuments = application.documents.length > 0
  const talk = (
    <>
      <Messages application={application} />
      <Notes application={application} />
    </>
  )
  return (
    <>
      <Head application={application} />
      {reviewing?.is_me === false && (
        <Notice tone="caution" title={t('lease.title', { name: reviewing.by })}>
          {t('lease.text')}
        </Notice>
      )}
      {application.waiting_approval !== null && (
        <SecondPerson application={application} waiting={application.waiting_approval} />
      )}
      <WithSidePanel
        isFollowing={hasDocuments}
        label={t(hasDocuments ? 'documents.title' : 'timeline.title')}
        panel={
          hasDocuments ? (
            <DocumentViewer
              application={application}
              onAskAgain={(uploadId) => setDoing({ what: 'ask', uploadId })}
            />
          ) : (
            <>
              <Block title={t('documents.title')}>
                <p className="muted">{t('documents.none')}</p>
              </Block>
              <Timeline application={application} />
            </>
          )
        }
      >
        <Facts application={application} />
        <Waiting application={application} />
        <Rules application={application} />
        <Amount application={application} onCorrect={() => setDoing({ what: 'correct' })} />
        <Answers application={application} />
        {!hasDocuments && talk}
      </WithSidePanel>
      {hasDocuments && (
        <WithSidePanel label={t('timeline.title')} panel={<Timeline application={application} />}>
          {talk}
        </WithSidePanel>
      )}
      <DecideBar
        application={application}
        onMove={(move) => setDoing(move.asks ? { what: 'ask', uploadId: null } : { what: 'move', move })}
      />
      {doing?.what === 'ask' && (
        <AskDialog application={application} uploadId={doing.uploadId} onClose={close} />
      )}
      {doing?.what === 'correct' && <CorrectDialog application={application} onClose={close} />}
      {doing?.what === 'move' && <MoveDialog application={application} move={doing.move} onClose={close} />}
    </>
  )
}

function Head({ application }: { application: ReviewedApplication }) {
  const { money } = useFormats()
  const { applicant, number, name, home, status_name, amount, approved_amount } = application
  const sum = approved_amount ?? amount.total
  return (
    <PageHead
      isRuled
      title={applicant.name}
      sub={
        <>
          <span className="num">{number}</span> · {name} · {home.address}
        </>
      }
      actions={
        <>
          <Chip tone={application.waits_for_applicant ? 'caution' : 'action'}>{status_name}</Chip>
          <PromiseDays application={application} />
          {sum !== null && <span className={styles.sum}>{money(Number(sum), 2)}</span>}
          <QueueSteps id={application.id} />
        </>
      }
    />
  )
}
