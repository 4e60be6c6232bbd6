import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from '../auth-layout.module.css'

export function BackToSignIn() {
  const { t } = useTranslation('accounts')
  return (
    <p className={styles.new}>
      <Link to={pathTo('sign-in')}>{t('screen.verify.to_sign_in')}</Link>
    </p>
  )
}
