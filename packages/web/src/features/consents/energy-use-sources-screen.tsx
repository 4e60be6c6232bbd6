import { homeName } from '@hearthlight/domain/buildings/home-address'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { buildingQuery } from '../../api/buildings-api.ts'
import { type ConnectionsOfHome, connectionsQuery } from '../../api/connections-api.ts'
import { type ConsentsOfHome, consentsQuery } from '../../api/consents-api.ts'
import { useHomeId } from '../../home/current-building.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ConnectedUtilities } from './connect/connected-utilities.tsx'
import { UtilityReturn, useReturn } from './connect/utility-return.tsx'
import { GivenConsents } from './given-consents.tsx'
import { OfferedConsents } from './offered-consents.tsx'
import styles from './sources.module.css'

/** Who may send readings of a home's meters, until when, and how to take that back. */
export function EnergyUseSourcesScreen() {
  const { t } = useTranslation('consents')
  const building = useQuery(buildingQuery(useHomeId()))
  const back = useReturn()
  const ofHome = building.data !== undefined && <OfHome buildingId={building.data.id} />
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
        {back === null ? ofHome : <UtilityReturn back={back}>{ofHome}</UtilityReturn>}
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
  const utilities = useQuery(connectionsQuery(buildingId))
  const failed = [consents, utilities].filter(({ isError, data }) => isError && data === undefined)
  if (consents.data !== undefined && utilities.data !== undefined)
    return <Sources buildingId={buildingId} consents={consents.data} utilities={utilities.data} />
  if (failed.length === 0) return <Skeleton lines={6} label={t('sources.loading')} />
  return (
    <EmptyState
      kind="fail"
      title={t('sources.failed')}
      action={
        <Button
          onClick={() => failed.forEach(({ refetch }) => void refetch())}
          isPending={failed.some(({ isFetching }) => isFetching)}
        >
          {t('sources.retry')}
        </Button>
      }
    />
  )
}

type SourcesProps = {
  buildingId: string
  consents: ConsentsOfHome
  utilities: ConnectionsOfHome
}

/** Utilities are connected under a consent: who has not given it gives it on the way there. */
function Sources({ buildingId, consents, utilities }: SourcesProps) {
  const connections = utilities.connections.filter(({ state }) => state !== 'ended')
  const others = utilities.offered.filter(({ id }) =>
    connections.every(({ provider_id }) => provider_id !== id),
  )
  const isAgreed = consents.offered.length === 0
  const isShown = connections.length > 0 || (isAgreed && others.length > 0)
  return (
    <>
      {isShown && (
        <ConnectedUtilities
          buildingId={buildingId}
          connections={connections}
          others={isAgreed ? others : []}
        />
      )}
      <OfferedConsents buildingId={buildingId} offered={consents.offered} providers={others} />
      <GivenConsents given={consents.given} />
    </>
  )
}
