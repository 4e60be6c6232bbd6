import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDeviceWords } from '../../../platform/device-words.ts'
import { notify } from '../../../platform/notices.ts'
import { endSession } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DeviceList } from '../../../ui/device-list.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { accountsApi, ownSessionsQuery } from '../accounts-api.ts'
import styles from './profile.module.css'

/** Where the person is signed in: one by one, or all at once. */
export function Devices() {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const signOut = useMutation({
    mutationFn: accountsApi.signOutEverywhere,
    onSuccess: async () => {
      endSession()
      await navigate(pathTo('sign-in'))
      notify({ tone: 'positive', text: t('screen.profile.signed_out_everywhere') })
    },
  })
  return (
    <Card as="section" className={styles.part}>
      <h2>{t('screen.profile.devices_title')}</h2>
      <OwnDevices />
      <p className="small muted">{t('screen.profile.devices_text')}</p>
      {signOut.error !== null && (
        <div role="alert">
          <Notice tone="danger">{signOut.error.message}</Notice>
        </div>
      )}
      <p>
        <Button variant="secondary" isPending={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('screen.profile.sign_out_everywhere')}
        </Button>
      </p>
    </Card>
  )
}

function OwnDevices() {
  const { t } = useTranslation('accounts')
  const wordsOf = useDeviceWords()
  const { data, isError } = useQuery(ownSessionsQuery)
  const end = useMutation({
    mutationFn: accountsApi.endSession,
  })
  if (isError) return <Notice tone="caution">{t('screen.sessions.failed')}</Notice>
  if (data === undefined) return <Skeleton lines={2} />
  return (
    <>
      <div role="status">
        {end.isSuccess && <Notice tone="positive">{t('screen.sessions.ended')}</Notice>}
      </div>
      {end.error !== null && (
        <div role="alert">
          <Notice tone="danger">{end.error.message}</Notice>
        </div>
      )}
      <DeviceList
        devices={data.map(wordsOf)}
        endingId={end.isPending ? end.variables : undefined}
        onEnd={(id) => end.mutate(id)}
      />
    </>
  )
}
