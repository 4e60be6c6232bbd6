import type { ForgotPassword as Request } from '@hearthlight/domain/accounts/change-password'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailField } from '../../../forms/account-fields.ts'
import { FormView } from '../../../forms/form-view.tsx'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { accountsApi } from '../accounts-api.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { withFallbackTitle } from '../fallback-title.ts'
import { BackToSignIn } from '../sign-in/back-to-sign-in.tsx'

type Props = { mode: Request['mode']; title: string; text: string }
const FIELDS = [emailField]

export function ForgotPassword({ mode, title, text }: Props) {
  const { t } = useTranslation(['accounts', 'shared'])
  const [isSent, setIsSent] = useState(false)
  const form = useQuestionForm({
    id: 'forgot-password',
    questions: useQuestions(FIELDS),
    invalidTitle: t('shared:form.error_title'),
    save: async ({ email }) => {
      setIsSent(false)
      await withFallbackTitle(t('screen.forgot.failed'), () =>
        accountsApi.forgotPassword({ email: String(email), mode }),
      )
      setIsSent(true)
    },
  })
  return (
    <AuthLayout title={title} text={text} hasErrors={form.summary !== null}>
      <div role="status">
        {isSent && form.summary === null && <Notice tone="positive">{t('screen.forgot.sent')}</Notice>}
      </div>
      <FormView form={form} submitLabel={t('screen.forgot.submit')} isWide />
      <BackToSignIn />
    </AuthLayout>
  )
}
