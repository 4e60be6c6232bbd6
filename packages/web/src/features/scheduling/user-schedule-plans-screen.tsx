import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { visitQuery } from '../../api/scheduling-api.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { FailedToLoad } from './failed-to-load.tsx'
import { SchedulePage } from './schedule-page.tsx'

/** /user-schedule-plans/{id}: books, moves or cancels the visit of an application. */
export function UserSchedulePlansScreen() {
  const { t } = useTranslation('scheduling')
  const { id = '' } = useParams()
  return (
    <div className="page section">
      <PageTitle title={t('page.title')} />
      <Shown projectId={id} />
    </div>
  )
}

function Shown({ projectId }: { projectId: string }) {
  const { t } = useTranslation('scheduling')
  const { data, error, isPending, isFetching, refetch } = useQuery(visitQuery(projectId))
  if (data !== undefined) return <SchedulePage visit={data} />
  if (isPending) return <Skeleton lines={8} label={t('page.loading')} />
  // An id that is none is refused as one nobody has is not found.
  const isMissing = error instanceof HttpProblem && (error.status === 404 || error.status === 422)
  if (isMissing)
    return (
      <EmptyState
        title={t('page.missing')}
        action={<LinkButton to={pathTo('incentives')}>{t('page.to_incentives')}</LinkButton>}
      >
        <p className="lead">{t('page.missing_text')}</p>
      </EmptyState>
    )
  return <FailedToLoad title={t('page.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
}
