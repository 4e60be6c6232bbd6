import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { loadSeries, seriesKey } from '../../api/meters-api.ts'
import { Notice } from '../../ui/states/notice.tsx'

export function ReadingsNote({ buildingId }: { buildingId: string }) {
  const { t } = useTranslation('energy-use')
  const { data = [] } = useQuery({
    queryKey: seriesKey(buildingId),
    queryFn: ({ signal }) => loadSeries(buildingId, signal),
  })
  if (data.length === 0) return null
  return (
    <Notice>
      {t('bills.readings')} <Link to={pathTo('EnergyUse', {}, { buildingId })}>{t('bills.see')}</Link>
    </Notice>
  )
}
