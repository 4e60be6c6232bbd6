import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { adminApi } from './admin-api.ts'
import { forgetConsole } from './console-state.ts'
import styles from './security.module.css'

export function ConsoleHeader({ email }: { email: string }) {
  const { t } = useTranslation('admin')
  const { name, logo_url } = usePartner()
  const navigate = useNavigate()
  const leave = useMutation({
    mutationFn: adminApi.signOut,
    onSuccess: async () => {
      await navigate(ADMIN_PATHS.signIn)
      forgetConsole()
    },
  })
  return (
    <header className={styles.bar}>
      <img src={logo_url} alt={t('nav.console', { partner: name })} />
      <div className={styles.who}>
        <span className="small muted">{t('nav.signed_in_as', { email })}</span>
        <Button variant="secondary" size="s" isPending={leave.isPending} onClick={() => leave.mutate()}>
          {t('nav.sign_out')}
        </Button>
      </div>
    </header>
  )
}
