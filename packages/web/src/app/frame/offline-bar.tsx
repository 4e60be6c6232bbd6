import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../platform/online.ts'
import styles from './bars.module.css'

export function OfflineBar() {
  const { t } = useTranslation('shared')
  const isOnline = useIsOnline()
  return <div role="status">{!isOnline && <p className={styles.bar}>{t('shell.offline')}</p>}</div>
}
