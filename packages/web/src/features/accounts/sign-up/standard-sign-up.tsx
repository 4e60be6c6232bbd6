import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { FormView } from '../../../forms/form-view.tsx'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { forgetDrafts } from '../../../platform/drafts/stored-drafts.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { localMemory } from '../../../platform/local-storage.ts'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import { StepHeading } from '../profile/step-heading.tsx'
import { WithSingleSignOn } from '../sign-in/single-sign-on.tsx'
import { HaveAccount } from './have-account.tsx'
import { register } from './register.ts'
import { useSignUpFields } from './sign-up-fields.ts'
import { useSignUpPage } from './sign-up-page.ts'
import { signUpBody } from './sign-up-values.ts'

/** Two pages: the account, then the profile. What was typed stays in both, passwords only while the page stands. */
export function StandardSignUp() {
  const { t } = useTranslation('accounts')
  const { sign_up: section } = usePartner().settings.sections
  const { page, setPage, account, profile, words } = useTwoPages()
  return page === 1 ? (
    <AuthLayout
      title={section.title ?? t('screen.sign_up.title')}
      text={section.text}
      hasErrors={account.summary !== null}
    >
      <StepHeading step={1} steps={2} />
      {account.isRestored && <Notice>{t('screen.sign_up.kept')}</Notice>}
      <WithSingleSignOn>
        <FormView form={account} submitLabel={t('screen.sign_up.next')} isWide />
      </WithSingleSignOn>
      <HaveAccount />
    </AuthLayout>
  ) : (
    <AuthLayout
      title={section.profile_title ?? t('screen.sign_up.profile_title')}
      hasErrors={profile.summary !== null}
    >
      <StepHeading step={2} steps={2} />
      <FormView
        form={profile}
        words={words}
        submitLabel={t('screen.sign_up.submit')}
        actions={
          <Button variant="quiet" onClick={() => setPage(1)}>
            {t('screen.sign_up.back')}
          </Button>
        }
      />
    </AuthLayout>
  )
}

function useTwoPages() {
  const { page, setPage, isSent, setIsSent } = useSignUpPage()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { emailVerification, signUpProof } = useFeatures()
  const fields = useSignUpFields()
  const account = useQuestionForm({
    id: 'sign-up-account',
    under: 'user',
    questions: useQuestions(fields.account),
    invalidTitle: fields.accountTitle,
    savesDraft: !isSent,
    save: async () => {
      account.refuse(null)
      setPage(2)
    },
  })
  const profile = useQuestionForm({
    id: 'sign-up-profile',
    under: 'user',
    questions: useQuestions(fields.profile),
    invalidTitle: fields.profileTitle,
    savesDraft: !isSent,
    save: async (values) => {
      try {
        const body = signUpBody({ ...account.read(), ...values }, {}, localMemory.get('programId'))
        const target = await register(body, {
          emailVerification,
          signUpProof,
          redirect: query.get('redirect'),
        })
        setIsSent()
        forgetDrafts()
        await navigate(target)
      } catch (cause) {
        if (!(cause instanceof HttpProblem) || !isAboutAccount(cause)) throw cause
        account.refuse(cause)
        setPage(1)
      }
    },
  })
  return { page, setPage, account, profile, words: fields.agreement.words }
}

/** Refusals that page 1 can mend: the email is taken, the password is too weak. */
const isAboutAccount = ({ code }: HttpProblem) => /^accounts\.(email-taken|password-)/.test(code)
