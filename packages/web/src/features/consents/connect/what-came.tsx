import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { IdentifiedConnection } from '../../../api/connections-api.ts'
import { loadSeries, seriesKey } from '../../../api/meters-api.ts'
import { useFormats } from '../../../platform/formats.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import styles from '../sources.module.css'

/** How many meters and readings a utility has sent until now, and where they are shown. */
export function WhatCame({ connection }: { connection: IdentifiedConnection }) {
  const { t } = useTranslation('consents')
  const { number } = useFormats()
  const { building_id, provider, pulled_at, is_catching_up } = connection
  const series = useQuery({
    queryKey: seriesKey(building_id),
    queryFn: ({ signal }) => loadSeries(building_id, signal),
  })
  const came = series.data?.filter(({ source, utility }) => source === 'connect' && utility === provider)
  const readings = number(came?.reduce((sum, { count }) => sum + count, 0) ?? 0)
  const isAwaited = pulled_at === null || is_catching_up
  // As high with what came as before it: what stands below does not move.
  return (
    <div className={styles.came} role="status">
      {came !== undefined && (
        <>
          <p className={came.length === 0 ? 'muted' : undefined}>
            {came.length > 0
              ? t('connect.came', { count: came.length, readings })
              : t(isAwaited ? 'connect.waiting' : 'connect.nothing')}
          </p>
          <p>
            <ArrowLink to={pathTo('EnergyUse', {}, { buildingId: building_id })}>
              {t('connect.see')}
            </ArrowLink>
          </p>
        </>
      )}
    </div>
  )
}
