import { afterSignIn } from '@hearthlight/domain/navigation/destinations'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { emailField, signInPasswordField } from '../../../forms/account-fields.ts'
import { FormView } from '../../../forms/form-view.tsx'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { localMemory } from '../../../platform/local-storage.ts'
import { dismissAll } from '../../../platform/notices.ts'
import { usePartner } from '../../../platform/partner.ts'
import { startSession, useFeatures } from '../../../platform/session.ts'
import { accountsApi } from '../accounts-api.ts'
import styles from '../auth-layout.module.css'
import { AuthLayout } from '../auth-layout.tsx'
import { keepProgramOf, takeProgramId } from '../profile/stored-program.ts'
import { NewLink, useNewLink } from '../sign-up/new-link.tsx'
import { SignInNotices } from './sign-in-notices.tsx'
import { WithSingleSignOn } from './single-sign-on.tsx'

const FIELDS = [emailField, signInPasswordField]

export function SignInScreen() {
  const { t } = useTranslation('accounts')
  const { sign_in: section } = usePartner().settings.sections
  const form = useSignInForm()
  const newLink = useNewLink()
  const { passwordSignIn, emailVerification } = useFeatures()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  useEffect(() => keepProgramOf(redirect), [redirect])
  return (
    <AuthLayout
      title={section.title ?? t('screen.sign_in.title')}
      text={section.text}
      hasLogo={section.show_logo}
      hasErrors={form.summary !== null || newLink.form.summary !== null}
    >
      <SignInNotices />
      <WithSingleSignOn>
        <FormView
          form={form}
          submitLabel={t('screen.sign_in.submit')}
          isWide
          actions={
            <Link to={pathTo('forgot-password')} className={styles.forgot}>
              {t('screen.sign_in.forgot')}
            </Link>
          }
        />
      </WithSingleSignOn>
      {emailVerification && form.summary !== null && (
        <p className="small muted">{t('screen.sign_in.unconfirmed')}</p>
      )}
      {emailVerification && query.has('errorPersist') && <NewLink {...newLink} />}
      {passwordSignIn && (
        <p className={styles.new}>
          {t('screen.sign_in.new_here')} <Link to={pathTo('sign-up')}>{t('screen.sign_in.create')}</Link>.{' '}
          {t('screen.sign_in.create_note')}
        </p>
      )}
    </AuthLayout>
  )
}

function useSignInForm() {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { emailVerification } = useFeatures()
  return useQuestionForm({
    id: 'sign-in',
    questions: useQuestions(FIELDS),
    invalidTitle: t('problem.wrong-credentials'),
    save: async (values) => {
      const credentials = { email: String(values.email), password: String(values.password) }
      const isWaiting = emailVerification && (await isUnconfirmed(credentials.email))
      try {
        await accountsApi.signIn(credentials)
      } catch (cause) {
        // Who signed up with an address that had an account already waits for nothing, and is signed in.
        if (!isWaiting || !isRefusal(cause)) throw cause
        localMemory.set('emailVerificationEmail', credentials.email)
        return navigate(pathTo('EmailVerification'))
      }
      await startSession()
      // What stood here was about signing in.
      dismissAll()
      return navigate(afterSignIn({ storedProgramId: takeProgramId(), redirect: query.get('redirect') }))
    },
  })
}

async function isUnconfirmed(email: string): Promise<boolean> {
  const { user_confirmed: isConfirmed } = await accountsApi.checkConfirmation(email)
  return !isConfirmed
}

const isRefusal = (cause: unknown) => cause instanceof HttpProblem && [401, 403].includes(cause.status)
