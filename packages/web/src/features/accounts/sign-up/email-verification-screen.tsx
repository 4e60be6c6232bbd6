import { verificationPage } from '@hearthlight/domain/navigation/email-verification'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { localMemory } from '../../../platform/local-storage.ts'
import { usePartner } from '../../../platform/partner.ts'
import { AwaitConfirmation } from './await-confirmation.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { ConfirmEmailChange } from './confirm-email-change.tsx'

/** EmailVerification and /verify-email are one page: a token confirms, else the stored email decides. */
export function EmailVerificationScreen() {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const { email_verification: section } = usePartner().settings.sections
  const change = query.get('change')
  if (change !== null) return <ConfirmEmailChange token={change} />
  const page = verificationPage({
    token: query.get('token'),
    firstAccess: query.get('first_access'),
    storedEmail: localMemory.get('emailVerificationEmail'),
  })
  switch (page.kind) {
    case 'verify':
      return <ConfirmEmail token={page.token} />
    case 'redirect':
      return <Navigate to={page.to} replace />
    case 'first-access':
      return (
        <AwaitConfirmation
          email={page.email}
          title={section.first_access_title ?? t('screen.verify.first_title')}
          text={section.first_access_text ?? t('screen.verify.first_text', { email: page.email })}
        />
      )
    case 'pending':
      return (
        <AwaitConfirmation
          email={page.email}
          title={section.pending_title ?? t('screen.verify.pending_title')}
          text={section.pending_text ?? t('screen.verify.pending_text', { email: page.email })}
        />
      )
    default:
      return page satisfies never
  }
}
