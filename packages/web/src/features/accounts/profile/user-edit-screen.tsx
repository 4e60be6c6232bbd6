import { profileTitle } from '@hearthlight/domain/accounts/profile'
import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { useTranslation } from 'react-i18next'
import { useChangePassword } from '../../../forms/use-change-password.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { useCurrentUser, useFeatures } from '../../../platform/session.ts'
import { accountsApi } from '../accounts-api.ts'
import { ChangePassword } from '../passwords/change-password.tsx'
import { AccountFacts } from './account-facts.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { OwnData } from './own-data.tsx'
import styles from './profile.module.css'
import { ProfileContacts } from './profile-contacts.tsx'
import { ProfileForm, useProfileForm } from './profile-form.tsx'

export function UserEditScreen() {
  const user = useCurrentUser()
  return user === null ? null : <Profile user={user} />
}

/** What the person tells about themselves; beside it, how they get in. */
function Profile({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('accounts')
  const { user_edit_page: page } = usePartner().settings.sections
  const titles = {
    default: page.title ?? t('screen.profile.title'),
    detail_search: page.detail_search_title ?? t('screen.profile.detail_search'),
    sync_not_created: page.sync_not_created_title ?? t('screen.profile.sync_not_created'),
  }
  const title = titles[profileTitle(user)]
  const profile = useProfileForm(user)
  const password = useChangePassword(accountsApi.changePassword)
  const { accountSync } = useFeatures()
  const isOwner = user.acting_admin === null
  return (
    <div className={`page section ${styles.page}`}>
      <PageTitle title={title} hasErrors={profile.hasErrors || password.hasErrors} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="muted">{page.text ?? t('screen.profile.text')}</p>
      </header>
      <div className={styles.form}>
        <ProfileForm {...profile} />
        {accountSync && <ProfileContacts user={user} />}
      </div>
      <div className={styles.side}>
        <AccountFacts user={user} />
        {isOwner && user.has_password && <ChangePassword {...password} />}
        {isOwner && <Devices />}
        {isOwner && <OwnData user={user} />}
        {isOwner && <DeleteAccount user={user} />}
      </div>
    </div>
  )
}
