import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { connectionsQuery } from '../../api/connections-api.ts'
import { useFormats } from '../../platform/formats.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import styles from './keep/keep-box.module.css'

/** That a utility sends no more, or that its first readings are still to come. */
export function ConnectionNotice({ buildingId, hasReadings }: { buildingId: string; hasReadings: boolean }) {
  const { t } = useTranslation('energy-use')
  const { date } = useFormats()
  const { connections = [] } = useQuery(connectionsQuery(buildingId)).data ?? {}
  const broken = connections.find(({ state }) => state === 'broken')
  const awaited = hasReadings ? undefined : connections.find(({ state }) => state === 'connected')
  const told = broken ?? awaited
  if (told === undefined) return null
  const given = told.connected_at === null ? '' : date(new Date(told.connected_at))
  return (
    <div className={`page ${styles.kept}`}>
      <Notice
        tone={told === broken ? 'caution' : 'info'}
        title={t(told === broken ? 'connection.broken' : 'connection.awaited', {
          utility: told.provider,
          date: given,
        })}
      >
        <p>{t(told === broken ? 'connection.broken_text' : 'connection.awaited_text')}</p>
        <ArrowLink to={pathTo('EnergyUseSources', {}, { buildingId })}>
          {t(told === broken ? 'connection.again' : 'connection.see')}
        </ArrowLink>
      </Notice>
    </div>
  )
}
