import { pathTo } from '@hearthlight/domain/navigation/routes'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Notice } from '../../ui/notice.tsx'
import { accountsApi } from './accounts-api.ts'
import { AuthLayout } from './auth-layout.tsx'
import { callOnce } from './call-once.ts'
import { withFallbackTitle } from './fallback-title.ts'

/** Asks for the reset mail by being opened; without an email in the address the guard has sent the person home. */
export function PasswordInstructionsScreen() {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const email = query.get('email') ?? ''
  return (
    <AuthLayout
      title={t('screen.forgot.instructions_title')}
      text={t('screen.forgot.instructions_text', { email })}
    >
      <div role="status">
        <Suspense>
          <Result email={email} />
        </Suspense>
      </div>
      <Link to={pathTo('sign-in')}>{t('screen.verify.to_sign_in')}</Link>
    </AuthLayout>
  )
}

function Result({ email }: { email: string }) {
  const { t } = useTranslation('accounts')
  const outcome = use(
    callOnce(`instructions ${email}`, () =>
      withFallbackTitle(t('screen.forgot.failed'), () =>
        accountsApi.forgotPassword({ email, mode: 'requested' }),
      ),
    ),
  )
  return outcome.kind === 'done' ? (
    <Notice tone="positive">{t('screen.forgot.sent')}</Notice>
  ) : (
    <Notice tone="danger">{outcome.problem.title}</Notice>
  )
}
