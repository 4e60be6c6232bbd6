import { calledName } from '@hearthlight/domain/accounts/user-name'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../platform/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { useWaiting } from '../../ui/taken-over.ts'
import { useSignOut } from '../session/sign-out.ts'
import styles from './bars.module.css'

/** An admin who acts for a person is told so on every page, with the way out beside it. */
export function ActingBanner() {
  const { t } = useTranslation('shared')
  const user = useCurrentUser()
  const stop = useSignOut()
  const waiting = useWaiting()
  if (user === null || user.acting_admin === null) return null
  return (
    <div className={classNames(styles.bar, styles.acting)} role="note">
      <span>{t('shell.acting_for', { name: calledName(user) })}</span>
      <button type="button" {...waiting} onClick={stop}>
        {t('shell.stop_acting')}
      </button>
    </div>
  )
}
