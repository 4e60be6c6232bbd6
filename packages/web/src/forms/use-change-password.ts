import type { ChangePassword } from '@hearthlight/domain/accounts/change-password'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentPasswordField } from './account-fields.ts'
import { useNewPasswordFields } from './new-password-fields.ts'
import { useQuestionForm } from './use-question-form.ts'
import { useQuestions } from './use-questions.ts'

/** A person's and a staff member's new password, asked with the old one. Held by the page, whose title names the mistakes of its forms. */
export function useChangePassword(change: (body: ChangePassword) => Promise<unknown>) {
  const { t } = useTranslation('shared')
  const [isDone, setIsDone] = useState(false)
  const form = useQuestionForm({
    id: 'change-password',
    questions: useQuestions([currentPasswordField, ...useNewPasswordFields()]),
    invalidTitle: t('form.error_title'),
    save: async (values) => {
      await change({
        current_password: String(values.current_password),
        password: String(values.password),
        password_confirmation: String(values.password_confirmation),
      })
      form.reopen()
      setIsDone(true)
    },
  })
  const hasErrors = form.summary !== null
  return { form, hasErrors, isDone: isDone && !hasErrors && !form.isDirty }
}
