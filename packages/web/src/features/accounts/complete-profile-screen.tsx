import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../platform/session.ts'
import { AuthLayout } from './auth-layout.tsx'
import { ProfileForm } from './profile-form.tsx'

/** For a person who has not told their name yet: the same form and nothing beside it. */
export function CompleteProfileScreen() {
  const { t } = useTranslation('accounts')
  const user = useCurrentUser()
  if (user === null) return null
  return (
    <AuthLayout title={t('screen.profile.complete')} text={t('screen.profile.complete_text')}>
      <ProfileForm user={user} />
    </AuthLayout>
  )
}
