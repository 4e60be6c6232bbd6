import { AnalysisReport } from './analysis/analysis-report.tsx'
import { ReportScreen } from './report-screen.tsx'

/** /home-analysis: the same result, taken apart. */
export function HomeAnalysisScreen() {
  return <ReportScreen page={(report) => <AnalysisReport key={report.building.id} report={report} />} />
}
