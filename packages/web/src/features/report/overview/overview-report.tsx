import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { questionCount } from '@hearthlight/domain/assessment/wizard/question-count'
import { homeName, streetOf } from '@hearthlight/domain/buildings/home-address'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { leftOutMeasures } from '@hearthlight/domain/report/audit-result/left-out'
import { homeView } from '@hearthlight/domain/report/home/home-view'
import { useTranslation } from 'react-i18next'
import { changePlan, usePlanStatus } from '../../../api/plans-api.ts'
import { houseFromAnswers } from '../../../home/house-from-answers.ts'
import { useWizardSettings } from '../../../home/wizard-settings.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { DownloadReport } from '../frame/download-report.tsx'
import { CONTENTS, ReportContents } from '../frame/report-contents.tsx'
import { ReportHead } from '../frame/report-head.tsx'
import { ShareReport } from '../frame/share-report.tsx'
import { PlanSection } from '../plan/plan-section.tsx'
import { Recommendations } from '../recommendations/recommendations.tsx'
import reportStyles from '../report.module.css'
import { useBillWords } from '../use-bill-words.ts'
import { usePlanState, usePlanView } from '../use-plan.ts'
import type { Report } from '../use-report.ts'
import { useReportAnswers } from '../use-report-answers.ts'
import { useWhatIf } from '../use-what-if.ts'
import styles from './building-cards.module.css'
import { Comfort } from './comfort.tsx'
import { Compare } from './compare.tsx'
import { Confidence } from './confidence.tsx'
import { ConsumptionCard } from './consumption-card.tsx'
import { HeatLoss } from './heat-loss.tsx'
import { KeyFigures } from './key-figures.tsx'
import { FixAnswer } from './method/fix-answer.tsx'
import { FuelAssumed } from './method/fuel-assumed.tsx'
import { Method } from './method/method.tsx'
import { PartsTable } from './method/parts-table.tsx'
import { Monthly } from './monthly.tsx'
import { NextStep } from './next-step.tsx'
import { ProfileCard } from './profile-card.tsx'
import { RecordDiffers } from './record-differs.tsx'
import { SavingsChart } from './savings-chart.tsx'
import { Verdict } from './verdict.tsx'
import { WhereItGoes } from './where-it-goes.tsx'

/** The report on one page: how the home does, where it goes, what to do first, what it will really cost. */
export function OverviewReport({ report }: { report: Report }) {
  const { t } = useTranslation('report')
  const { settings } = usePartner()
  const features = useFeatures()
  const { building, audit } = report
  const wizard = useWizardSettings(building)
  const shaped = usePlanState(report, (next) => changePlan(building.id, next))
  const { plan } = shaped
  const saveStatus = usePlanStatus(building.id)
  const result = useWhatIf(report, { measureIds: plan.measureIds, answers: null })
  const view = homeView(result, settings.label_scheme)
  const planned = usePlanView(report, result)
  const answers = useReportAnswers(building.id)
  const { home_overview: page } = settings.sections
  const hasPlan = planned.steps.length > 0
  const download = <DownloadReport buildingId={building.id} street={streetOf(building)} />
  return (
    <div className={reportStyles.report}>
      <PageTitle title={page.title ?? t('title')} />
      <ReportHead
        building={building}
        result={result}
        answers={questionCount(wizard, audit.answers)}
        checkedAt={new Date(audit.computed_at)}
      >
        <ShareReport buildingId={building.id} address={streetOf(building) || homeName(building)} />
        {page.report_button_position === 'top' && download}
      </ReportHead>
      <Verdict view={view} plan={planned} />
      <ReportContents
        sections={CONTENTS.filter(
          (id) => (id !== 'rebates' || features.incentives) && (id !== 'months' || features.energySavings),
        )}
      />
      <FuelAssumed result={result} onAnswer={answers.ask} />
      <RecordDiffers report={report} onTake={answers.keep} />
      <KeyFigures view={view} hasPlan={hasPlan} />
      <Confidence result={result} buildingId={building.id} onAnswer={answers.ask} />
      <div className={`page ${styles.cards}`}>
        <ProfileCard building={building} floorAreaM2={floorArea(result)} />
        <ConsumptionCard view={view} availableRebatesCents={planned.total.incentives.mid} />
      </div>
      <WhereItGoes view={view} hasPlan={hasPlan} />
      <section className="section" id="parts">
        <HeatLoss view={view} steps={planned.steps} house={houseFromAnswers(audit.answers as Answers)} />
        <PartsTable parts={view.parts} onFix={({ known }) => answers.ask(known)} />
      </section>
      <PlanSection
        order={plan.order}
        building={building}
        view={planned}
        basis={useBillWords().basis(result)}
        leftOut={leftOutMeasures(result, plan, view.alone)}
        shaped={shaped}
        saveStatus={saveStatus}
      />
      {features.charts && <SavingsChart steps={planned.steps} />}
      {features.incentives && <Recommendations incentives={report.incentives} building={building} />}
      <NextStep plan={planned} building={building} incentives={report.incentives} />
      {features.energySavings && <Monthly result={result} />}
      <Compare result={result} view={view} />
      <Comfort result={result} />
      <Method result={result} onFix={answers.ask} />
      <div className={`page cluster ${reportStyles.onward}`}>
        {page.show_home_analysis_link && (
          <ArrowLink to={pathTo('home-analysis', {}, { buildingId: building.id })}>
            {t('to_analysis')}
          </ArrowLink>
        )}
        {page.show_return_to_audit && <ArrowLink to={pathTo('fuel-type')}>{t('to_audit')}</ArrowLink>}
        {page.report_button_position === 'bottom' && download}
      </div>
      {answers.question !== null && (
        <FixAnswer
          report={report}
          question={answers.question}
          measureIds={plan.measureIds}
          onSave={answers.keep}
          onClose={answers.close}
        />
      )}
    </div>
  )
}

function floorArea(result: AuditResult): number | null {
  const known = result.assumptions.find(({ field, unit }) => field === 'floor_area' && unit === 'm2')
  return known === undefined ? null : Number(known.value)
}
