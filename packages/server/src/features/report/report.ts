import type { Feature } from '../../platform/feature.ts'
import type { Jobs } from '../../platform/jobs/job.ts'
import type { ReportDeps } from './make-report.ts'
import { reportPersonalData } from './report-personal-data.ts'
import { reportRoutes } from './report-routes.ts'
import type {} from './report-tables.ts'
import { sweepReports } from './sweep-reports.ts'

export const report: Feature<{ readonly report: ReportDeps; readonly jobs: Jobs }> = {
  name: 'report',
  personal: reportPersonalData,
  passing: { report_files: 'drawn again when missing' },
  open: ({ report: deps, jobs }) => {
    sweepReports({ ...deps, jobs })
    return { routes: reportRoutes(deps) }
  },
}
