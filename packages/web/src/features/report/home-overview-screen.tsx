import { pathTo } from '@hearthlight/domain/navigation/routes'
import { Navigate } from 'react-router'
import { OverviewReport } from './overview-report.tsx'
import { ReportErrorScreen } from './report-error-screen.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { useReport } from './use-report.ts'

/** /home-overview: loading, then the error screen if the audit cannot be had, else the report. */
export function HomeOverviewScreen() {
  const state = useReport()
  switch (state.kind) {
    case 'loading':
      return <ReportSkeleton />
    case 'no-building':
    case 'no-audit':
      return <Navigate to={pathTo('buildings-list')} replace />
    case 'failed':
      return (
        <ReportErrorScreen onRetry={state.retry} isRetrying={state.isRetrying} failedAt={state.failedAt} />
      )
    case 'ready':
      return <OverviewReport key={state.report.building.id} report={state.report} />
    default:
      return state satisfies never
  }
}
