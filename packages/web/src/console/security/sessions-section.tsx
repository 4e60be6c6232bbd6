import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDeviceWords } from '../../platform/device-words.ts'
import { DeviceList } from '../../ui/device-list.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { sessionApi, sessionsQuery } from '../api/session-api.ts'
import { Section } from './section.tsx'

export function SessionsSection() {
  const { t } = useTranslation(['admin', 'accounts'])
  const wordsOf = useDeviceWords()
  const { data, isError } = useQuery({ ...sessionsQuery, staleTime: 0 })
  const end = useMutation({ mutationFn: sessionApi.endSession })
  return (
    <Section title={t('sessions.title')} text={t('sessions.text')}>
      <div role="status">
        {end.isSuccess && <Notice tone="positive">{t('accounts:screen.sessions.ended')}</Notice>}
      </div>
      <div role="alert">{end.error !== null && <Notice tone="danger">{end.error.message}</Notice>}</div>
      {isError && <Notice tone="caution">{t('accounts:screen.sessions.failed')}</Notice>}
      {data === undefined && !isError && <Skeleton lines={2} />}
      {data !== undefined && (
        <DeviceList
          devices={data.map(wordsOf)}
          endingId={end.isPending ? end.variables : undefined}
          onEnd={(id) => end.mutate(id)}
        />
      )}
    </Section>
  )
}
