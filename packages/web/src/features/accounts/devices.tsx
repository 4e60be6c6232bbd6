import { pathTo } from '@hearthlight/domain/navigation/routes'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { notify } from '../../platform/notices.ts'
import { endSession } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { accountsApi } from './accounts-api.ts'
import styles from './profile.module.css'

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
