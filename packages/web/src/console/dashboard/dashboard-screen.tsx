import { DASHBOARD_PERIODS, type Dashboard } from '@hearthlight/domain/applications/queue/dashboard'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Select } from '../../ui/fields/select.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { type ChosenPeriod, dashboardFile, dashboardQuery } from '../api/dashboard-api.ts'
import { sessionQuery } from '../api/session-api.ts'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { mayOpen } from '../session/may-open.ts'
import { StorageNote } from '../shared/storage-note.tsx'
import { AgesChart } from './ages-chart.tsx'
import { Cities } from './cities.tsx'
import styles from './dashboard.module.css'
import { DecisionsBlock } from './decisions-block.tsx'
import { Funnel } from './funnel.tsx'
import { LateBlock, lateCount } from './late-block.tsx'
import { MoneyChart } from './money-chart.tsx'
import { useToday } from './use-range.ts'
import { WaitingChart } from './waiting-chart.tsx'
import { WeeksChart } from './weeks-chart.tsx'
import { YoursToday } from './yours.tsx'

/** What is past its promise, what needs the reader now, and how the programs go. */
export function DashboardScreen() {
  const { t } = useTranslation('admin-dashboard')
  const today = useToday()
  const [params] = useSearchParams()
  const period = DASHBOARD_PERIODS.find((known) => known === params.get('period')) ?? '30_days'
  const program = params.get('program')
  const chosen = { period, ...(program !== null && { program }) }
  const { data, error, refetch, isPlaceholderData } = useQuery(dashboardQuery(chosen))
  if (data === undefined)
    return (
      <>
        <PageHead title={t('title')} />
        {error === null ? (
          <Skeleton lines={8} />
        ) : (
          <LoadFailed message={error.message} retry={() => void refetch()} />
        )}
      </>
    )
  return (
    <>
      <PageHead
        over={today}
        title={titleOf(data, t)}
        actions={<Choices chosen={chosen} dashboard={data} />}
      />
      <div className={styles.page} aria-busy={isPlaceholderData || undefined}>
        <Parts dashboard={data} />
      </div>
    </>
  )
}

/** The finding, for who may see what it is about. */
function titleOf(dashboard: Dashboard, t: TFunction<'admin-dashboard'>): string {
  const count = lateCount(dashboard)
  if (count === null) return t('title')
  return count === 0 ? t('late.none') : t('late.title', { count })
}

function Choices({ chosen, dashboard }: { chosen: ChosenPeriod; dashboard: Dashboard }) {
  const { t } = useTranslation('admin-dashboard')
  const [, setParams] = useSearchParams()
  const choose = (name: 'program' | 'period') => (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <>
      <Select
        name="program"
        label={t('choose.program')}
        value={chosen.program ?? ''}
        placeholder={t('choose.all')}
        onChange={choose('program')}
        options={dashboard.programs}
      />
      <Select
        name="period"
        label={t('choose.period')}
        value={chosen.period}
        placeholder={null}
        onChange={choose('period')}
        options={DASHBOARD_PERIODS.map((value) => ({ value, label: t(`choose.periods.${value}`) }))}
      />
      <LinkButton variant="secondary" size="s" icon="download" iconPlace="start" href={dashboardFile(chosen)}>
        {t('choose.export')}
      </LinkButton>
    </>
  )
}

function Parts({ dashboard }: { dashboard: Dashboard }) {
  const { data: session } = useSuspenseQuery(sessionQuery)
  const { ages, money, decisions, waiting } = dashboard
  return (
    <>
      {mayOpen({ permission: 'partner' }, session) && <StorageNote isInPassing />}
      <div className={styles.first}>
        <div className={styles.stack}>
          {waiting !== null && waiting.length > 0 && (
            <WaitingChart waiting={waiting} neverOpened={dashboard.late?.applications.never_opened ?? 0} />
          )}
          <LateBlock dashboard={dashboard} />
        </div>
        <YoursToday dashboard={dashboard} />
      </div>
      <div className={styles.halves}>
        <Funnel dashboard={dashboard} />
        <WeeksChart dashboard={dashboard} />
      </div>
      {decisions !== null && (
        <div className={styles.halves}>
          {ages !== null && ages.length > 0 && <AgesChart ages={ages} />}
          <DecisionsBlock dashboard={dashboard} decisions={decisions} />
        </div>
      )}
      {money !== null && money.length > 0 && (
        <div className={styles.ruled}>
          <MoneyChart money={money} />
        </div>
      )}
      <Cities dashboard={dashboard} />
    </>
  )
}
