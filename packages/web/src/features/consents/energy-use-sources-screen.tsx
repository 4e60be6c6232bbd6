import { homeName } from '@hearthlight/domain/buildings/home-address'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { buildingQuery } from '../../api/buildings-api.ts'
import { consentsQuery } from '../../api/consents-api.ts'
import { useHomeId } from '../../home/current-building.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { GivenConsents } from './given-consents.tsx'
import { OfferedConsents } from './offered-consents.tsx'
import styles from './sources.module.css'

/** Who may send readings of a home's meters, until when, and how to take that back. */
export function EnergyUseSourcesScreen() {
  const { t } = useTranslation('consents')
  const building = useQuery(buildingQuery(useHomeId()))
  return (
    <div className="page section">
      <PageTitle title={t('sources.title')} />
      <div className={styles.sources}>
        <header className="stack">
          <h1 tabIndex={-1}>{t('sources.title')}</h1>
          {building.data !== undefined && (
            <p className="lead">{t('sources.lead', { home: homeName(building.data) })}</p>
          )}
        </header>
        {building.data !== undefined && <OfHome buildingId={building.data.id} />}
        {building.isPending && <Skeleton lines={6} label={t('sources.loading')} />}
        {building.isError && (
          <EmptyState
            title={t('sources.no_home')}
            action={<LinkButton to={pathTo('buildings-list')}>{t('sources.to_homes')}</LinkButton>}
          />
        )}
      </div>
    </div>
  )
}

function OfHome({ buildingId }: { buildingId: string }) {
  const { t } = useTranslation('consents')
  const consents = useQuery(consentsQuery(buildingId))
  if (consents.data !== undefined)
    return (
      <>
        <OfferedConsents buildingId={buildingId} offered={consents.data.offered} />
        <GivenConsents given={consents.data.given} />
      </>
    )
  if (!consents.isError) return <Skeleton lines={6} label={t('sources.loading')} />
  return (
    <EmptyState
      kind="fail"
      title={t('sources.failed')}
      action={
        <Button onClick={() => void consents.refetch()} isPending={consents.isFetching}>
          {t('sources.retry')}
        </Button>
      }
    />
  )
}
