import { DashboardResponse } from '@hearthlight/domain/applications/dashboard'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminHttp } from '../admin-http.ts'
import { sessionQuery } from '../console-state.ts'
import { mayOpen } from '../frame/may-open.ts'
import { PageHead } from '../kit/page-head.tsx'
import { AgesChart } from './ages-chart.tsx'
import { Cities } from './cities.tsx'
import { Funnel } from './funnel.tsx'
import { MoneyChart } from './money-chart.tsx'
import { NeedsMe } from './needs-me.tsx'
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
  const { ages, money } = dashboard
  return (
    <>
      <PageHead title={t('title')} />
      {mayOpen({ permission: 'applications' }, session) && <NeedsMe />}
      <div className={styles.halves}>
        <Funnel dashboard={dashboard} />
        {ages !== null && ages.length > 0 && <AgesChart ages={ages} />}
      </div>
      {money !== null && money.length > 0 && <MoneyChart money={money} />}
      <Cities dashboard={dashboard} />
    </>
  )
}
