import { useTranslation } from 'react-i18next'
import { ForgotPassword } from './forgot-password.tsx'

/** The link from the sign-in page. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('accounts')
  return <ForgotPassword mode="requested" title={t('screen.forgot.title')} text={t('screen.forgot.text')} />
}
