import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../platform/page-title.tsx'
import { useCurrentUser } from '../../platform/session.ts'
import styles from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'

/** For a person who has not told their name yet: the same form and nothing beside it. */
export function CompleteProfileScreen() {
  const { t } = useTranslation('accounts')
  const user = useCurrentUser()
  if (user === null) return null
  return (
    <div className={`page section ${styles.page}`}>
      <PageTitle title={t('screen.profile.complete')} />
      <h1>{t('screen.profile.complete')}</h1>
      <ProfileForm user={user} />
    </div>
  )
}
