import { useTranslation } from 'react-i18next'
import { ForgotPassword } from './forgot-password.tsx'

/** The same request from a person who is asked to change the password. */
export function RequestPasswordScreen() {
  const { t } = useTranslation('accounts')
  return (
    <ForgotPassword
      mode="update_requested"
      title={t('screen.forgot.request_title')}
      text={t('screen.forgot.request_text')}
    />
  )
}
