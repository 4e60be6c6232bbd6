import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from '../auth-layout.module.css'

export function HaveAccount() {
  const { t } = useTranslation('accounts')
  return (
    <p className={styles.new}>
      {t('screen.sign_up.have_account')} <Link to={pathTo('sign-in')}>{t('screen.sign_in.title')}</Link>
    </p>
  )
}
