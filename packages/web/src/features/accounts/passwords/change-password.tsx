import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from '../../../forms/change-password-form.tsx'
import type { useChangePassword } from '../../../forms/use-change-password.ts'
import { Card } from '../../../ui/card.tsx'
import styles from '../profile/profile.module.css'

export function ChangePassword(password: ReturnType<typeof useChangePassword>) {
  const { t } = useTranslation('accounts')
  return (
    <Card as="section" className={styles.part}>
      <h2>{t('screen.profile.password_title')}</h2>
      <ChangePasswordForm {...password} />
    </Card>
  )
}
