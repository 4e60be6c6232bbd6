import type { FinishConnection } from '@hearthlight/domain/meters/connect/meter-connection'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { finishedQuery } from '../../../api/connections-api.ts'
import { notify } from '../../../platform/notices.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

/** What a utility sent the browser back with; null where the person came in another way. */
export function useReturn(): FinishConnection | null {
  const [search] = useSearchParams()
  const [state, code, error] = ['state', 'code', 'error'].map((name) => search.get(name))
  if (!state || (!code && !error)) return null
  return { state, ...(code && { code }), ...(error && { error }) }
}

type Props = { back: FinishConnection; children: ReactNode }

/** Finishes what the person said yes to at the utility, before anything else; or says why nothing was connected. */
export function UtilityReturn({ back, children }: Props) {
  const { t } = useTranslation('consents')
  const navigate = useNavigate()
  const { data, error } = useQuery(finishedQuery(back))
  useEffect(() => {
    if (data === undefined) return
    notify({ tone: 'positive', text: t('connect.done', { utility: data.provider }) })
    // Neither the code nor the state stays in the address or in the history.
    void navigate(pathTo('EnergyUseSources', {}, { buildingId: data.building_id }), { replace: true })
  }, [data, navigate, t])
  if (error === null) return <Skeleton lines={6} label={t('connect.finishing')} />
  return (
    <>
      <div role="alert">
        <Notice tone="caution" onDismiss={() => void navigate(pathTo('EnergyUseSources'), { replace: true })}>
          {error.message}
        </Notice>
      </div>
      {children}
    </>
  )
}
