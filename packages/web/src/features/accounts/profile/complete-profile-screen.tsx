import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../../platform/session.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { ProfileForm, useProfileForm } from './profile-form.tsx'

export function CompleteProfileScreen() {
  const user = useCurrentUser()
  return user === null ? null : <CompleteProfile user={user} />
}

/** For a person who has not told their name yet: the same form and nothing beside it. */
function CompleteProfile({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('accounts')
  const profile = useProfileForm(user)
  return (
    <AuthLayout
      title={t('screen.profile.complete')}
      text={t('screen.profile.complete_text')}
      hasErrors={profile.hasErrors}
    >
      <ProfileForm {...profile} />
    </AuthLayout>
  )
}
