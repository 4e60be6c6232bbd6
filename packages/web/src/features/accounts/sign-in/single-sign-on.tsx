import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from '../auth-layout.module.css'

/** The form with the single sign-on button above or below it, as the partner places it; alone where the form is hidden. */
export function WithSingleSignOn({ children }: { children: ReactNode }) {
  const { t } = useTranslation('accounts')
  const { sso } = usePartner()
  const { ssoButton, passwordSignIn } = useFeatures()
  if (!passwordSignIn) return ssoButton ? <SingleSignOnButton variant="primary" /> : <StartsElsewhere />
  if (!ssoButton) return children
  const or = (
    <p className={styles.or}>
      <span>{t('screen.sign_in.or')}</span>
    </p>
  )
  return sso.button_position === 'top' ? (
    <>
      <SingleSignOnButton />
      {or}
      {children}
    </>
  ) : (
    <>
      {children}
      {or}
      <SingleSignOnButton />
    </>
  )
}

/** Sign-in begins at the partner, so this page has no way in of its own. */
function StartsElsewhere() {
  const { t } = useTranslation('accounts')
  const { name, website_url: website } = usePartner()
  return (
    <>
      <Notice>{t('screen.sign_in.elsewhere', { partner: name })}</Notice>
      {website !== null && (
        <LinkButton href={website} className={styles.sso}>
          {t('screen.sign_in.go_there', { partner: name })}
        </LinkButton>
      )}
    </>
  )
}

/** One primary button a view: beside the form it steps back. */
function SingleSignOnButton({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('accounts')
  const { sso } = usePartner()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const separator = sso.login_url.includes('?') ? '&' : '?'
  const href =
    redirect === null ? sso.login_url : `${sso.login_url}${separator}redirect=${encodeURIComponent(redirect)}`
  return (
    <LinkButton variant={variant} href={href} className={styles.sso}>
      {sso.button_label ?? t('screen.sign_in.sso')}
    </LinkButton>
  )
}
