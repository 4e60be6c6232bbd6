import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../platform/page-title.tsx'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { IncentivesPage } from './incentives-page.tsx'
import { useIncentives } from './use-incentives.ts'

/** Applied and available incentives of the home a person works on. */
export function IncentivesScreen() {
  // All that its dialogs say, so that none of them has the page taken away while it waits for its words.
  const { t } = useTranslation(['incentives', 'applications', 'documents'])
  const { title } = usePartner().settings.sections.incentives
  return (
    <div className="page section">
      <PageTitle title={title ?? t('page.title')} />
      <Shown />
    </div>
  )
}

function Shown() {
  const { t } = useTranslation('incentives')
  const state = useIncentives()
  switch (state.kind) {
    case 'loading':
      return <Skeleton lines={6} label={t('page.loading')} />
    case 'no-building':
      return (
        <EmptyState
          title={t('page.no_home')}
          action={<LinkButton to={pathTo('buildings-list')}>{t('page.to_buildings')}</LinkButton>}
        >
          <p className="lead">{t('page.no_home_text')}</p>
        </EmptyState>
      )
    case 'failed':
      return (
        <EmptyState
          kind="fail"
          title={t('page.failed')}
          action={
            <Button onClick={state.retry} isPending={state.isRetrying}>
              {t('page.retry')}
            </Button>
          }
        >
          <p className="lead">{t('page.failed_text')}</p>
        </EmptyState>
      )
    case 'ready':
      return <IncentivesPage building={state.building} incentives={state.incentives} />
    default:
      return state satisfies never
  }
}
