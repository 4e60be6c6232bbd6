import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFeatures } from '../../platform/session.ts'
import { Notice } from '../../ui/states/notice.tsx'

/** Where readings of the home's meters are here, the page of bills says so. What loads them comes after the page. */
export function MeterNote({ buildingId }: { buildingId: string }) {
  const { energyUse } = useFeatures()
  const { data = [] } = useQuery({
    queryKey: ['meters', buildingId, 'series'],
    enabled: energyUse,
    queryFn: async ({ signal }) => (await import('../../api/meters-api.ts')).loadSeries(buildingId, signal),
  })
  if (data.length === 0) return null
  return (
    <Suspense>
      <Words buildingId={buildingId} />
    </Suspense>
  )
}

function Words({ buildingId }: { buildingId: string }) {
  const { t } = useTranslation('energy-use')
  return (
    <Notice>
      {t('bills.readings')} <Link to={pathTo('EnergyUse', {}, { buildingId })}>{t('bills.see')}</Link>
    </Notice>
  )
}
