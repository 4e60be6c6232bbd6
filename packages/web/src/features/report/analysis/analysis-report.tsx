import { streetOf } from '@hearthlight/domain/buildings/home-address'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { homeView } from '@hearthlight/domain/report/home/home-view'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../../platform/formats.ts'
import { linkTarget } from '../../../platform/link-target.ts'
import { Markdown } from '../../../platform/markdown.tsx'
import { PageTitle } from '../../../platform/page-title.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import reportStyles from '../report.module.css'
import { usePlannedIds, usePlanView } from '../use-plan.ts'
import type { Report } from '../use-report.ts'
import { useWhatIf } from '../use-what-if.ts'
import { Cash } from './cash.tsx'
import { ConsumptionChart } from './consumption-chart.tsx'
import styles from './roadmap.module.css'
import { Roadmap } from './roadmap.tsx'
import { SavingsSwap } from './savings-swap.tsx'

/** The same result as the overview, taken apart. */
export function AnalysisReport({ report }: { report: Report }) {
  const { t } = useTranslation('report')
  const { settings } = usePartner()
  const { home_analysis: page } = settings.sections
  const features = useFeatures()
  const { building } = report
  const measureIds = usePlannedIds(report)
  const result = useWhatIf(report, { measureIds, answers: null })
  const view = homeView(result, settings.label_scheme)
  const planned = usePlanView(report, result)
  const overview = pathTo('home-overview', {}, { buildingId: building.id })
  const external = page.external_link && linkTarget({ url: page.external_link.url })
  const title = page.title ?? t('analysis.title')
  return (
    <div className={reportStyles.report}>
      <PageTitle title={title} />
      <div className="page section stack">
        <Link to={overview}>{t('analysis.back')}</Link>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">
          {measureIds.length === 0
            ? t('analysis.lead_none', { address: streetOf(building) })
            : t('analysis.lead', { address: streetOf(building), count: measureIds.length })}
        </p>
        <AlertBanner report={report} text={page.top_alert} />
      </div>
      {features.energySavings && <ConsumptionChart result={result} view={view} />}
      <SavingsSwap plan={planned} savings={result.savings} />
      {planned.steps.length > 0 && <Cash plan={planned} />}
      <section className="section">
        <div className="page">
          <Roadmap result={result} view={view} plan={planned} />
          <div className={`note ${styles.disclaimer}`}>
            <Markdown text={page.disclaimer ?? t('analysis.disclaimer')} />
          </div>
          <p className="cluster">
            <LinkButton to={overview}>{t('analysis.overview')}</LinkButton>
            {external !== undefined && page.external_link !== undefined && (
              <LinkButton variant="secondary" {...external}>
                {page.external_link.label}
              </LinkButton>
            )}
          </p>
        </div>
      </section>
    </div>
  )
}

function AlertBanner({ report, text }: { report: Report; text: string | undefined }) {
  const { t } = useTranslation('report')
  const { date } = useFormats()
  return (
    <div className={styles.alert}>
      <Notice>
        {text ?? t('analysis.alert', { date: date(new Date(report.audit.computed_at)) })}{' '}
        <Link to={pathTo('fuel-type')}>{t('analysis.to_audit')}</Link>
      </Notice>
    </div>
  )
}
