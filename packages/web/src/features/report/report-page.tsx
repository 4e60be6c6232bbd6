import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useCurrentBuilding } from '../../home/current-building.ts'
import { ReportError } from './frame/report-error.tsx'
import { ReportSkeleton } from './frame/report-skeleton.tsx'
import { type Report, useReport } from './use-report.ts'

/** Every page of the report waits, fails and turns away alike; `page` shows the report once it is there. */
export function ReportPage({ page }: { page: (report: Report) => ReactNode }) {
  const state = useReport()
  switch (state.kind) {
    case 'loading':
      return <ReportSkeleton />
    case 'no-building':
    case 'no-audit':
      return <Navigate to={pathTo('buildings-list')} replace />
    case 'failed':
      return <ReportError onRetry={state.retry} isRetrying={state.isRetrying} failedAt={state.failedAt} />
    case 'ready':
      return <Shown report={state.report} page={page} />
    default:
      return state satisfies never
  }
}

function Shown({ report, page }: { report: Report; page: (report: Report) => ReactNode }) {
  useCurrentBuilding(report.building)
  return page(report)
}
