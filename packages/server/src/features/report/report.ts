import { reportProblems } from '@hearthlight/domain/report/report-problems'
import type { Feature } from '../../platform/feature.ts'
import type { ReportDeps } from './make-report.ts'
import { reportPersonalData } from './report-personal-data.ts'
import { reportRoutes } from './report-routes.ts'
import type {} from './report-tables.ts'
import { sweepJob } from './sweep-reports.ts'

export const report: Feature<{ readonly report: ReportDeps }> = {
  name: 'report',
  personal: reportPersonalData,
  passing: { report_files: 'drawn again when missing' },
  problems: reportProblems,
  open: ({ report: deps }) => ({ jobs: [sweepJob(deps)], routes: reportRoutes(deps) }),
}
