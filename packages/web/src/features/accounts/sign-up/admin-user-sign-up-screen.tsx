import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FormView } from '../../../forms/form-view.tsx'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { accountsApi } from '../accounts-api.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { useAgreement } from './agreement.tsx'
import { proofFor } from './proof-for.ts'

/** An admin makes an account for a person, who chooses the password from a mail. */
export function AdminUserSignUpScreen() {
  const { t } = useTranslation('accounts')
  const [madeFor, setMadeFor] = useState<string | null>(null)
  if (madeFor === null) return <AdminSignUpForm onMade={setMadeFor} />
  return (
    <AuthLayout
      title={t('screen.admin_sign_up.done_title')}
      text={t('screen.admin_sign_up.done', { email: madeFor })}
    >
      <p className="cluster">
        <Button variant="secondary" onClick={() => setMadeFor(null)}>
          {t('screen.admin_sign_up.another')}
        </Button>
      </p>
    </AuthLayout>
  )
}

function AdminSignUpForm({ onMade }: { onMade: (email: string) => void }) {
  const { t } = useTranslation('accounts')
  const { admin_id: adminId = '' } = useParams()
  const { admin_user_sign_up: section } = usePartner().settings.sections
  const { signUpProof } = useFeatures()
  const consentMessage = t('problem.terms-required')
  const agreement = useAgreement({ hasConsent: true, hasSubscribe: section.show_subscribe, consentMessage })
  const form = useQuestionForm({
    id: 'admin-sign-up',
    questions: useQuestions([...section.fields, ...agreement.fields]),
    under: 'user',
    invalidTitle: (messages) => (Object.keys(messages).join() === 'consent' ? consentMessage : undefined),
    save: async (values) => {
      const email = String(values.email)
      await accountsApi.signUpByAdmin({
        user: { ...values, email, who_dunnit_admin_id: adminId },
        ...(await proofFor(signUpProof)),
      })
      onMade(email)
    },
  })
  return (
    <AuthLayout
      title={section.title ?? t('screen.admin_sign_up.title')}
      text={t('screen.admin_sign_up.text')}
      hasErrors={form.summary !== null}
    >
      <FormView form={form} words={agreement.words} submitLabel={t('screen.admin_sign_up.submit')} />
    </AuthLayout>
  )
}
