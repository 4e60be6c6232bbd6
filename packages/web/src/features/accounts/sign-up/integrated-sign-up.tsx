import type { AccountVerificationResult } from '@hearthlight/domain/accounts/account-verification'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { accountNumberFields } from '../../../forms/account-fields.ts'
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
import { accountsApi } from '../accounts-api.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { StepHeading } from '../profile/step-heading.tsx'
import { WithSingleSignOn } from '../sign-in/single-sign-on.tsx'
import { HaveAccount } from './have-account.tsx'
import { register } from './register.ts'
import { useSignUpFields } from './sign-up-fields.ts'
import { useSignUpPage } from './sign-up-page.ts'
import { signUpBody } from './sign-up-values.ts'

type Verified = AccountVerificationResult & { readonly address: string }

/** The utility account is found first, by address and number; then the person chooses how to sign in to it. */
export function IntegratedSignUp() {
  const [verified, setVerified] = useState<Verified | null>(null)
  const { page, setPage } = useSignUpPage()
  const onFound = (found: Verified) => {
    setVerified(found)
    setPage(2)
  }
  return verified === null || page === 1 ? (
    <FindAccount onFound={onFound} />
  ) : (
    <CreateAccount verified={verified} onBack={() => setPage(1)} />
  )
}

function FindAccount({ onFound }: { onFound: (verified: Verified) => void }) {
  // The words of the second page come with the first, so that it opens at once.
  const { t } = useTranslation(['accounts', 'partner', 'shared'])
  const partner = usePartner()
  const { sign_up: section } = partner.settings.sections
  const navigate = useNavigate()
  const form = useQuestionForm({
    id: 'find-account',
    questions: useQuestions(accountNumberFields),
    savesDraft: true,
    save: async (values) => {
      const address = String(values.address)
      const result = await accountsApi.verifyAccount({ address, accountId: String(values.accountId) })
      if (result.userExist) return navigate(pathTo('sign-in', {}, { userExists: 'true' }))
      if (result.success) return onFound({ ...result, address })
      throw notFound(result.warning ?? t('problem.account-unknown'))
    },
  })
  return (
    <AuthLayout
      title={section.integrated_title ?? t('screen.sign_up.integrated_title')}
      text={section.integrated_text ?? t('screen.sign_up.integrated_text', { partner: partner.name })}
      hasErrors={form.summary !== null}
    >
      <StepHeading step={1} steps={2} />
      <WithSingleSignOn>
        <FormView form={form} submitLabel={t('screen.sign_up.find')} isWide />
      </WithSingleSignOn>
      <HaveAccount />
    </AuthLayout>
  )
}

/** The warning of a call that succeeded is shown like a refusal: over the form, with the focus on it. */
const notFound = (title: string) => new HttpProblem({ status: 200, code: 'accounts.account-unknown', title })

function CreateAccount({ verified, onBack }: { verified: Verified; onBack: () => void }) {
  const { t } = useTranslation('accounts')
  const [isSent, setIsSent] = useState(false)
  const { sign_up: section } = usePartner().settings.sections
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { emailVerification, signUpProof } = useFeatures()
  const fields = useSignUpFields()
  const account = { partner_account_id: verified.accountId, account_address: verified.address }
  const form = useQuestionForm({
    id: 'create-account',
    under: 'user',
    questions: useQuestions([...fields.account, ...fields.agreement.fields]),
    invalidTitle: fields.accountTitle,
    savesDraft: !isSent,
    save: async (values) => {
      const body = signUpBody(values, account, localMemory.get('programId'))
      const target = await register(body, { emailVerification, signUpProof, redirect: query.get('redirect') })
      setIsSent(true)
      forgetDrafts()
      await navigate(target)
    },
  })
  return (
    <AuthLayout
      title={section.title ?? t('screen.sign_up.title')}
      text={t('screen.sign_up.integrated_found', { account: verified.accountId })}
      hasErrors={form.summary !== null}
    >
      <StepHeading step={2} steps={2} />
      {verified.email !== null && (
        <p className="muted">{t('screen.sign_up.integrated_email', { email: verified.email })}</p>
      )}
      {form.isRestored && <Notice>{t('screen.sign_up.kept')}</Notice>}
      <FormView
        form={form}
        words={fields.agreement.words}
        submitLabel={t('screen.sign_up.submit')}
        actions={
          <Button variant="quiet" onClick={onBack}>
            {t('screen.sign_up.back')}
          </Button>
        }
      />
    </AuthLayout>
  )
}
