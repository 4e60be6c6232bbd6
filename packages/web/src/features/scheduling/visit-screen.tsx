import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { BookedVisit as Booking, Visit } from '@hearthlight/domain/scheduling/visit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { cancelByLink, linkedTimeslotsQuery, linkedVisitQuery, moveByLink } from '../../api/scheduling-api.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import { notify } from '../../platform/notices.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { BookedVisit } from './booked-visit.tsx'
import { ChooseTime } from './choose-time.tsx'
import { FailedToLoad } from './failed-to-load.tsx'

/** /visit#token: the visit of a mail, for who need not sign in to move or cancel it. */
export function VisitScreen() {
  const { t } = useTranslation('scheduling')
  const token = useLocation().hash.slice(1)
  const [isCancelled, setCancelled] = useState(false)
  const { data, error, isPending, isFetching, refetch } = useQuery(linkedVisitQuery(token))
  const hasEnded = error instanceof HttpProblem && error.status === 404
  const booking = data?.booking ?? null
  const cancel = async () => {
    await cancelByLink(token)
    setCancelled(true)
  }
  return (
    <div className="page section">
      <PageTitle title={t('link.title')} />
      {isPending && <Skeleton lines={4} label={t('page.loading')} />}
      {isCancelled && <Ended title={t('booked.cancelled')} text={t('link.none')} />}
      {!isCancelled && data !== undefined && booking !== null && (
        <LinkedVisit token={token} visit={data} booking={booking} cancel={cancel} />
      )}
      {!isCancelled && data === undefined && hasEnded && (
        <Ended title={t('link.ended_title')} text={t('link.ended')} />
      )}
      {data === undefined && !isPending && !hasEnded && (
        <FailedToLoad title={t('link.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </div>
  )
}

function Ended({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('scheduling')
  return (
    <EmptyState title={title} action={<LinkButton to={pathTo('home')}>{t('link.home')}</LinkButton>}>
      <p className="lead">{text}</p>
    </EmptyState>
  )
}

type LinkedProps = { token: string; visit: Visit; booking: Booking; cancel: () => Promise<void> }

function LinkedVisit({ token, visit, booking, cancel }: LinkedProps) {
  const { t } = useTranslation('scheduling')
  const [isMoving, setMoving] = useState(false)
  const moved = () => {
    notify({ tone: 'positive', text: t('booked.moved') })
    setMoving(false)
  }
  return (
    <>
      <header className="section__head">
        <h1>{t('link.title')}</h1>
        <p className="lead">
          {t('page.lead', { application: visit.project.name, address: visit.building.address })}
        </p>
      </header>
      <BookedVisit visit={visit} booking={booking} isMoving={isMoving} onMove={setMoving} cancel={cancel} />
      {isMoving && (
        <ChooseTime
          visit={visit}
          advisor={booking.energy_advisor}
          timeslots={linkedTimeslotsQuery(token)}
          book={(slot) => moveByLink(token, slot)}
          onBooked={moved}
          none={
            <Notice title={t('advisor.none')}>
              <LinkButton size="s" to={pathTo('user-schedule-plans', { id: visit.project.id })}>
                {t('advisor.others')}
              </LinkButton>
            </Notice>
          }
        />
      )}
    </>
  )
}
