import { type Dashboard, DashboardResponse } from '@hearthlight/domain/applications/dashboard'
import type { QueueTab } from '@hearthlight/domain/applications/queue'
import { ADMIN_ROOT } from '@hearthlight/domain/navigation/admin-paths'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../../platform/formats.ts'
import { BarRows } from '../../../ui/charts/bar-rows.tsx'
import { Chart } from '../../../ui/charts/chart.tsx'
import { Table } from '../../../ui/figures/table.tsx'
import { adminHttp } from '../admin-http.ts'
import { overviewQuery } from '../applications/queue-api.ts'
import { sessionQuery } from '../console-state.ts'
import { mayOpen } from '../frame/may-open.ts'
import { PageHead } from '../kit/page-head.tsx'
import styles from './today.module.css'

const dashboardQuery = {
  queryKey: ['console-dashboard'],
  queryFn: async () =>
    (await adminHttp.get('/api/admin/v1/dashboard', { response: DashboardResponse })).data.attributes,
}

/** What needs the reader now, and how the program goes. */
export function TodayScreen() {
  const { t } = useTranslation('admin-today')
  const { data: session } = useSuspenseQuery(sessionQuery)
  const { data: dashboard } = useSuspenseQuery(dashboardQuery)
  return (
    <>
      <PageHead title={t('title')} />
      {mayOpen({ permission: 'applications' }, session) && <NeedsMe />}
      <Funnel dashboard={dashboard} />
      <Cities dashboard={dashboard} />
    </>
  )
}

const TABS: readonly QueueTab[] = ['mine', 'review', 'late', 'applicant', 'payment']

function NeedsMe() {
  const { t } = useTranslation(['admin-today', 'admin-applications'])
  const { number } = useFormats()
  const { data: overview } = useSuspenseQuery(overviewQuery)
  return (
    <section aria-labelledby="needs-me" className={styles.needs}>
      <h2 id="needs-me">{t('needs', { count: overview.counts.mine })}</h2>
      <ul className={styles.figures}>
        {TABS.map((tab) => (
          <li key={tab}>
            <Link to={`${ADMIN_ROOT}/applications?tab=${tab}`}>
              <b className="num">{number(overview.counts[tab])}</b>
              <span>{t(`admin-applications:tab.${tab}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const STEPS = ['homes', 'assessed', 'applied'] as const

function Funnel({ dashboard: { total, days } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-today')
  const { number } = useFormats()
  const share = (value: number) => (total.homes === 0 ? 0 : value / total.homes)
  const percent = (value: number) => `${Math.round(share(value) * 100)} %`
  return (
    <Chart
      title={t('funnel.title', { assessed: total.assessed, homes: total.homes })}
      subtitle={t('funnel.text', { count: days })}
      table={
        <Table
          caption={t('funnel.text', { count: days })}
          columns={[
            { id: 'step', header: t('funnel.step'), cell: (step) => t(`step.${step}`) },
            { id: 'homes', header: t('step.homes'), isNumeric: true, cell: (step) => total[step] },
            { id: 'share', header: t('funnel.share'), isNumeric: true, cell: (step) => percent(total[step]) },
          ]}
          rows={STEPS}
          rowId={(step) => step}
        />
      }
    >
      <BarRows
        label={t('funnel.text', { count: days })}
        rows={STEPS.map((step) => ({
          key: step,
          name: t(`step.${step}`),
          value: number(total[step]),
          label: `${t(`step.${step}`)}: ${number(total[step])}`,
          from: 0,
          width: share(total[step]) * 100,
          look: 'whole',
        }))}
      />
    </Chart>
  )
}

function Cities({ dashboard: { cities, days } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-today')
  const { number } = useFormats()
  if (cities.length === 0) return null
  return (
    <section className={styles.needs}>
      <Table
        caption={t('cities', { count: days })}
        columns={[
          { id: 'name', header: t('city'), cell: ({ name }) => name ?? t('unknown') },
          ...STEPS.map((step) => ({
            id: step,
            header: t(`step.${step}`),
            isNumeric: true,
            cell: (city: Dashboard['cities'][number]) => number(city[step]),
          })),
        ]}
        rows={cities}
        rowId={({ name }) => name ?? ''}
      />
    </section>
  )
}
