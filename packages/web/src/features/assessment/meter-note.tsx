import { lazy, Suspense } from 'react'
import { useFeatures } from '../../platform/session.ts'

const ReadingsNote = lazy(async () => ({ default: (await import('./readings-note.tsx')).ReadingsNote }))

/** Where readings of the home's meters are here, the page of bills says so. What loads them comes after the page. */
export function MeterNote({ buildingId }: { buildingId: string }) {
  const { energyUse } = useFeatures()
  return (
    energyUse && (
      <Suspense>
        <ReadingsNote buildingId={buildingId} />
      </Suspense>
    )
  )
}
