import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { sharedReportQuery } from '../../../api/report-shares-api.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ReportSkeleton } from '../frame/report-skeleton.tsx'
import { SharedReportView } from './shared-report-view.tsx'

/** /shared-report#token: the report of somebody else's home, for reading only. */
export function SharedReportScreen() {
  const token = useLocation().hash.slice(1)
  const { data, error, isPending, refetch } = useQuery(sharedReportQuery(token))
  if (data !== undefined) return <SharedReportView shared={data} />
  if (isPending) return <ReportSkeleton />
  const hasEnded = error instanceof HttpProblem && error.status === 404
  return <NotOpened hasEnded={hasEnded} onRetry={() => void refetch()} />
}

function NotOpened({ hasEnded, onRetry }: { hasEnded: boolean; onRetry: () => void }) {
  const { t } = useTranslation('report')
  const title = t(hasEnded ? 'shared.ended_title' : 'shared.failed_title')
  return (
    <div className="page section">
      <PageTitle title={title} />
      <EmptyState
        kind="fail"
        title={title}
        action={
          <>
            {!hasEnded && <Button onClick={onRetry}>{t('error.retry')}</Button>}
            <LinkButton variant="secondary" to={pathTo('home')}>
              {t('shared.home')}
            </LinkButton>
          </>
        }
      >
        <p className="lead">{t(hasEnded ? 'shared.ended' : 'shared.failed')}</p>
      </EmptyState>
    </div>
  )
}
