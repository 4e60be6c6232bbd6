import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../../platform/partner.ts'
import { Card } from '../../../ui/card.tsx'
import { ChangeEmail } from './change-email.tsx'
import styles from './profile.module.css'

/** How the account is known, and what of it is changed elsewhere. */
export function AccountFacts({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('accounts')
  return (
    <Card as="section" className={styles.part}>
      <h2>{t('screen.profile.account_title')}</h2>
      <dl className={styles.facts}>
        <dt>{t('screen.field.email')}</dt>
        <dd>{user.email}</dd>
        {user.partner_account_id !== null && (
          <>
            <dt>{t('screen.field.account_id')}</dt>
            <dd>{user.partner_account_id}</dd>
          </>
        )}
      </dl>
      <HowToSignIn user={user} />
    </Card>
  )
}

function HowToSignIn({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('accounts')
  const partner = usePartner()
  if (user.acting_admin !== null) return <p className="small muted">{t('problem.acting')}</p>
  if (!user.has_password)
    return (
      <>
        <p className="small muted">{t('screen.profile.no_password', { partner: partner.name })}</p>
        <p className="small muted">{t('problem.no-password', { partner: partner.name })}</p>
      </>
    )
  return <ChangeEmail user={user} />
}
