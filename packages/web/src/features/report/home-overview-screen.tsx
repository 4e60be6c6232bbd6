import { OverviewReport } from './overview/overview-report.tsx'
import { ReportScreen } from './report-screen.tsx'

/** /home-overview: the report on one page. */
export function HomeOverviewScreen() {
  return <ReportScreen page={(report) => <OverviewReport key={report.building.id} report={report} />} />
}
