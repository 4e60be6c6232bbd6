import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangePassword } from '../../forms/use-change-password.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { usePartner } from '../../platform/partner.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { consoleStateQuery, refreshSecurity, securityQuery, sessionApi } from '../api/session-api.ts'
import { freshState } from '../session/console-state.ts'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProofProvider } from './proof.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RecoveryCodesSection } from './recovery-codes-section.tsx'
import styles from './security.module.css'
import { SessionsSection } from './sessions-section.tsx'

/** One's own ways in. Who is held to set up a second step sees that, and the rest once it is done. */
export function SecurityScreen() {
  const { t } = useTranslation('admin')
  const partner = usePartner()
  const { data: console } = useSuspenseQuery(consoleStateQuery)
  const { data: security } = useSuspenseQuery(securityQuery)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const password = useChangePassword(sessionApi.changePassword)
  const isHeld = console.state === 'set-up'
  const hasFactor = security.passkeys.length > 0 || security.authenticator_since !== null
  const changed = async (recovery: readonly string[] | null = null) => {
    setCodes(recovery)
    await refreshSecurity()
    await freshState()
  }
  const title = t(isHeld ? 'security.held_title' : 'security.title')
  return (
    <>
      <PageTitle title={title} hasErrors={password.hasErrors} />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className="muted">
            {isHeld ? t('security.held_text', { partner: partner.name }) : t('security.text')}
          </p>
        </header>
        {!hasFactor && !isHeld && (
          <Notice tone="caution" title={t('security.off')}>
            {t('security.off_text')}
          </Notice>
        )}
        <ProofProvider>
          <PasskeysSection passkeys={security.passkeys} onChange={changed} />
          <AuthenticatorSection since={security.authenticator_since} onChange={changed} />
          {hasFactor && !isHeld && (
            <RecoveryCodesSection left={security.recovery_codes_left} onChange={changed} />
          )}
        </ProofProvider>
        {!isHeld && (
          <>
            <PasswordSection {...password} />
            <LanguageSection />
            <SessionsSection />
          </>
        )}
      </div>
      <RecoveryCodesDialog codes={codes} onDone={() => setCodes(null)} />
    </>
  )
}
