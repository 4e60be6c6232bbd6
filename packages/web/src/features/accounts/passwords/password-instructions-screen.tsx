import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { accountsApi } from '../accounts-api.ts'
import styles from '../auth-layout.module.css'
import { AuthLayout } from '../auth-layout.tsx'
import { callOnce } from '../call-once.ts'
import { withFallbackTitle } from '../fallback-title.ts'
import { BackToSignIn } from '../sign-in/back-to-sign-in.tsx'

/** Asks for the reset mail by being opened; without an email in the address the guard has sent the person home. */
export function PasswordInstructionsScreen() {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  return (
    <AuthLayout title={t('screen.forgot.instructions_title')}>
      <div role="status" className={styles.result}>
        <Suspense>
          <Result email={query.get('email') ?? ''} />
        </Suspense>
      </div>
      <BackToSignIn />
    </AuthLayout>
  )
}

function Result({ email }: { email: string }) {
  const { t } = useTranslation(['accounts', 'shared'])
  const outcome = use(
    callOnce(`instructions ${email}`, () =>
      withFallbackTitle(t('screen.forgot.failed'), () =>
        accountsApi.forgotPassword({ email, mode: 'requested' }),
      ),
    ),
  )
  return outcome.kind === 'done' ? (
    <>
      <Notice tone="positive">{t('screen.forgot.sent')}</Notice>
      <p className="muted">{t('screen.forgot.instructions_text', { email })}</p>
    </>
  ) : (
    <>
      <Notice tone="danger">{outcome.problem.title}</Notice>
      <p>
        <LinkButton variant="secondary" to={pathTo('forgot-password')}>
          {t('shared:error.retry')}
        </LinkButton>
      </p>
    </>
  )
}
