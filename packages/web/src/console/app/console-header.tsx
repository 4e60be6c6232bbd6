import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../security/security.module.css'
import { useSignOut } from '../session/use-sign-out.ts'

export function ConsoleHeader({ email }: { email: string }) {
  const { t } = useTranslation('admin')
  const { name, logo_url } = usePartner()
  const leave = useSignOut()
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
