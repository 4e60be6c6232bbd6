import type { GuestStatus } from '@hearthlight/domain/guests/guest-link'
import { ITEM } from '@hearthlight/domain/navigation/application-path'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { guestStatusQuery, resumeGuest } from '../../../api/guests-api.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { useSession } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { GuestStatusPage } from './guest-status.tsx'

/**
 * /application-link#token: what a guest's mail leads to. The link to go on goes on at once, unless somebody is signed in,
 * whom that would sign out; the link to look shows where the application stands.
 */
export function GuestLinkScreen() {
  const { t } = useTranslation('guests')
  const token = useLocation().hash.slice(1)
  const [search] = useSearchParams()
  const [isChosen, setChosen] = useState(false)
  const { user, isGuest } = useSession()
  const status = useQuery({ ...guestStatusQuery(token), retry: false })
  if (status.data?.may_resume && (isChosen || user === null || isGuest))
    return <Resuming token={token} status={status.data} item={search.get(ITEM) ?? undefined} />
  if (status.data !== undefined)
    return <GuestStatusPage token={token} status={status.data} goOn={() => setChosen(true)} />
  return (
    <div className="page section">
      <PageTitle title={t('link.title')} />
      {status.isError ? <Unopened query={status} /> : <Skeleton lines={4} label={t('link.opening')} />}
    </div>
  )
}

type ResumingProps = {
  token: string
  status: GuestStatus
  /** What is asked and to be opened. */
  item: string | undefined
}

/** The same application once more, at what is asked, or at the step where it was left. */
function Resuming({ token, status, item }: ResumingProps) {
  const { t } = useTranslation('guests')
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Error | null>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    resumeGuest(token).then(
      (id) => navigate(pathTo('ApplicationUpdate', { id }, { [ITEM]: item }), { replace: true }),
      (cause: Error) => setProblem(cause),
    )
  }, [token, item, navigate])
  return (
    <div className="page section">
      <PageTitle title={status.name} />
      {problem === null ? (
        <Skeleton lines={4} label={t('link.opening')} />
      ) : (
        <Unopened query={{ error: problem, isFetching: false, refetch: () => window.location.reload() }} />
      )}
    </div>
  )
}

type Failed = {
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

function Unopened({ query }: { query: Failed }) {
  const { t } = useTranslation('guests')
  const status = query.error instanceof HttpProblem ? query.error.status : 0
  if (status === 409)
    return (
      <EmptyState
        title={t('link.moved_title')}
        action={
          <LinkButton to={pathTo('sign-in', {}, { redirect: pathTo('applications') })}>
            {t('link.sign_in')}
          </LinkButton>
        }
      >
        <p className="lead">{t('link.moved_text')}</p>
      </EmptyState>
    )
  if (status === 404 || status === 422)
    return (
      <EmptyState
        title={t('link.ended_title')}
        action={<LinkButton to={pathTo('OffersPublic')}>{t('link.to_programs')}</LinkButton>}
      >
        <p className="lead">{t('link.ended')}</p>
      </EmptyState>
    )
  return <RetryState title={t('link.failed')} query={query} />
}
