import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { HttpProblem } from '../../../platform/http-problem.ts'
import { localMemory } from '../../../platform/local-storage.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { accountsApi } from '../accounts-api.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { callOnce } from '../call-once.ts'
import { Waiting } from '../waiting.tsx'

/** An admin's way in: opens the person's session with a one-time token. */
export function LoginAsScreen() {
  return (
    <Suspense fallback={<LoadingUser />}>
      <Enter />
    </Suspense>
  )
}

function LoadingUser() {
  const { t } = useTranslation('accounts')
  return <Waiting title={t('screen.login_as.title')} text={t('screen.login_as.text')} />
}

function Enter() {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const admin_id = query.get('admin_id') ?? ''
  const outcome = use(callOnce(`login-as ${token}`, () => enter({ token, admin_id })))
  if (outcome.kind === 'done') return <LoadingUser />
  return (
    <AuthLayout
      title={t('screen.login_as.failed')}
      text={isMangled(outcome.problem) ? t('problem.token-invalid') : outcome.problem.title}
    >
      <p className="cluster">
        <LinkButton variant="secondary" to={pathTo('sign-in')}>
          {t('screen.sign_in.title')}
        </LinkButton>
      </p>
    </AuthLayout>
  )
}

/** A link that lost a part on its way is checked by its fields, of which this page has none to show. */
const isMangled = ({ fields }: HttpProblem) => fields.length > 0

/** The page of the person is opened anew: nothing of whoever was here before stays in it. */
async function enter(login: { token: string; admin_id: string }): Promise<void> {
  await accountsApi.loginAs(login)
  localMemory.remove('emailVerificationEmail')
  window.location.replace(pathTo('buildings-list'))
}
