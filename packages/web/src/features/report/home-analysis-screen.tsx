import { AnalysisReport } from './analysis/analysis-report.tsx'
import { ReportPage } from './report-page.tsx'

/** /home-analysis: the same result, taken apart. */
export function HomeAnalysisScreen() {
  return <ReportPage page={(report) => <AnalysisReport key={report.building.id} report={report} />} />
}
