import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import { buildingQuery, loadBuilding } from '../../api/buildings-api.ts'
import { loadSeries, seriesKey } from '../../api/meters-api.ts'
import { useCurrentBuilding, useHomeId } from '../../home/current-building.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { Button } from '../../ui/button.tsx'
import { useDrop } from '../../ui/documents/use-drop.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { WaysIn } from './bring/ways-in.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { StoredNotice } from './keep/stored-notice.tsx'
import type { StoredCounts } from './keep/use-keep.ts'
import { ReadingPart } from './reading/reading-part.tsx'
import { useFiles } from './reading/use-files.ts'
import { useKeptQuery } from './use/kept-queries.ts'
import { UsePage } from './use/use-page.tsx'

/** /energy-use: what the meters of a home say. */
export function EnergyUseScreen() {
  const { t } = useTranslation('energy-use')
  const homeId = useHomeId()
  const building = useKeptQuery(homeId, 'building', {
    // The menu asks for the same home without keeping it.
    queryKey: [...buildingQuery(homeId).queryKey, 'kept'],
    staleTime: 0,
    queryFn: (signal) => loadBuilding(homeId, signal),
    homeOf: ({ id }) => id,
  })
  // Readings may have been kept for another home, to which the page then goes.
  const [kept, setKept] = useState<StoredCounts | null>(null)
  useCurrentBuilding(building.data)
  if (building.isError && building.data === undefined)
    return <Navigate to={pathTo('buildings-list')} replace />
  return (
    <>
      <PageTitle title={t('title')} />
      {building.data === undefined ? (
        <Waiting />
      ) : (
        <OfHome
          key={building.data.id}
          buildingId={building.data.id}
          auditId={building.data.extra_info.virtual_audit}
          kept={kept}
          onKept={setKept}
        />
      )}
    </>
  )
}

function Waiting() {
  return (
    <div className="page section">
      <Skeleton shape="picture" />
    </div>
  )
}

type OfHomeProps = {
  buildingId: string
  auditId: string | null
  kept: StoredCounts | null
  onKept: (counts: StoredCounts | null) => void
}

function OfHome({ buildingId, auditId, kept, onKept }: OfHomeProps) {
  const navigate = useNavigate()
  const stored = useKeptQuery(buildingId, 'series', {
    queryKey: seriesKey(buildingId),
    queryFn: (signal) => loadSeries(buildingId, signal),
  })
  const reading = useFiles()
  const { isOver, ...dropping } = useDrop(reading.add)
  function finish(counts: StoredCounts, of: string) {
    reading.clear()
    onKept(counts)
    if (of !== buildingId) void navigate(pathTo('EnergyUse', {}, { buildingId: of }))
  }
  if (stored.data === undefined)
    return stored.isError ? <Failed onRetry={() => void stored.refetch()} /> : <Waiting />
  const isReading = reading.files.length > 0
  return (
    <div {...dropping}>
      {kept !== null && !isReading && <StoredNotice counts={kept} onDismiss={() => onKept(null)} />}
      {!isReading && <ConnectionNotice buildingId={buildingId} hasReadings={stored.data.length > 0} />}
      {isReading ? (
        <ReadingPart reading={reading} buildingId={buildingId} stored={stored.data} onKept={finish} />
      ) : stored.data.length === 0 ? (
        <WaysIn isOver={isOver} onAdd={reading.add} />
      ) : (
        <UsePage
          buildingId={buildingId}
          auditId={auditId}
          series={stored.data}
          isOver={isOver}
          onAdd={reading.add}
        />
      )}
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('energy-use')
  return (
    <div className="page section">
      <EmptyState
        kind="fail"
        title={t('failed.title')}
        action={<Button onClick={onRetry}>{t('failed.retry')}</Button>}
      >
        <p>{t('failed.text')}</p>
      </EmptyState>
    </div>
  )
}
