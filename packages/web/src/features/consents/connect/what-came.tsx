import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { IdentifiedConnection } from '../../../api/connections-api.ts'
import { loadSeries, seriesKey } from '../../../api/meters-api.ts'
import { useFormats } from '../../../platform/formats.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'

/** How many meters and readings a utility has sent until now, and where they are shown. */
export function WhatCame({ connection }: { connection: IdentifiedConnection }) {
  const { t } = useTranslation('consents')
  const { number } = useFormats()
  const { building_id, provider, pulled_at, is_catching_up } = connection
  const series = useQuery({
    queryKey: seriesKey(building_id),
    queryFn: ({ signal }) => loadSeries(building_id, signal),
  })
  const came = (series.data ?? []).filter(
    ({ source, utility }) => source === 'connect' && utility === provider,
  )
  if (series.data === undefined) return null
  if (came.length === 0)
    return (
      <p className="muted">
        {t(pulled_at === null || is_catching_up ? 'connect.waiting' : 'connect.nothing')}
      </p>
    )
  const readings = number(came.reduce((sum, { count }) => sum + count, 0))
  return (
    <div role="status">
      <p>{t('connect.came', { count: came.length, readings })}</p>
      <p>
        <ArrowLink to={pathTo('EnergyUse', {}, { buildingId: building_id })}>{t('connect.see')}</ArrowLink>
      </p>
    </div>
  )
}
