import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { homeView } from '@hearthlight/domain/report/home/home-view'
import type { SharedReport } from '@hearthlight/domain/report/report-share'
import { useTranslation } from 'react-i18next'
import { houseFromAnswers } from '../../../home/house-from-answers.ts'
import { useFormats } from '../../../platform/formats.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { ReportHead } from '../frame/report-head.tsx'
import { Comfort } from '../overview/comfort.tsx'
import { Compare } from '../overview/compare.tsx'
import { HeatLoss } from '../overview/heat-loss.tsx'
import { KeyFigures } from '../overview/key-figures.tsx'
import { Method } from '../overview/method/method.tsx'
import { PartsTable } from '../overview/method/parts-table.tsx'
import { Monthly } from '../overview/monthly.tsx'
import { Verdict } from '../overview/verdict.tsx'
import { WhereItGoes } from '../overview/where-it-goes.tsx'
import { PlanSection } from '../plan/plan-section.tsx'
import reportStyles from '../report.module.css'
import { useBillWords } from '../use-bill-words.ts'
import { usePlanView } from '../use-plan.ts'

/** The same report without anything that changes it, for somebody the owner gave the link to. */
export function SharedReportView({ shared }: { shared: SharedReport }) {
  const { t } = useTranslation('report')
  const { settings } = usePartner()
  const features = useFeatures()
  const { date } = useFormats()
  const { building, audit, incentives } = shared
  const view = homeView(audit, settings.label_scheme)
  const planned = usePlanView({ building, audit, savedPlan: null, incentives }, audit)
  const hasPlan = planned.steps.length > 0
  return (
    <div className={reportStyles.report}>
      <PageTitle title={settings.sections.home_overview.title ?? t('title')} />
      <ReportHead
        building={building}
        result={audit}
        answers={shared.answer_count}
        checkedAt={new Date(audit.computed_at)}
      />
      <div className={`page ${reportStyles.first}`}>
        <Notice>{t('shared.notice', { until: date(new Date(shared.ends_at)) })}</Notice>
      </div>
      <Verdict view={view} plan={planned} />
      <KeyFigures view={view} hasPlan={hasPlan} />
      <WhereItGoes view={view} hasPlan={hasPlan} />
      <section className="section">
        <HeatLoss view={view} steps={planned.steps} house={houseFromAnswers(audit.answers as Answers)} />
        <PartsTable parts={view.parts} />
      </section>
      <PlanSection
        order={shared.plan_order}
        building={building}
        view={planned}
        basis={useBillWords().basis(audit)}
        leftOut={[]}
      />
      {features.energySavings && <Monthly result={audit} />}
      <Compare result={audit} view={view} />
      <Comfort result={audit} />
      <Method result={audit} />
    </div>
  )
}
