import { OverviewReport } from './overview/overview-report.tsx'
import { ReportPage } from './report-page.tsx'

/** /home-overview: the report on one page. */
export function HomeOverviewScreen() {
  return <ReportPage page={(report) => <OverviewReport key={report.building.id} report={report} />} />
}
