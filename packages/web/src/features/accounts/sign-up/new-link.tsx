import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailField } from '../../../forms/account-fields.ts'
import { FormView } from '../../../forms/form-view.tsx'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { accountsApi } from '../accounts-api.ts'
import styles from '../auth-layout.module.css'

/** A name of its own: the form above has a field for the email too. */
const FIELDS = [{ ...emailField, name: 'email_to_confirm', label: 'accounts:screen.verify.new_link_email' }]

/** The form of the page: it names its mistakes in the title of the tab too, so the page holds it. */
export function useNewLink() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useQuestionForm({
    id: 'new-link',
    questions: useQuestions(FIELDS),
    save: async (values) => {
      const email = String(values.email_to_confirm)
      await accountsApi.resendVerification(email)
      setSentTo(email)
    },
  })
  return { form, sentTo }
}

/** For whoever came by a confirmation link that works no more: on this device nobody knows whom it was for. */
export function NewLink({ form, sentTo }: ReturnType<typeof useNewLink>) {
  const { t } = useTranslation('accounts')
  return (
    <section className={styles.aside} aria-labelledby="new-link">
      <h2 id="new-link">{t('screen.verify.new_link_title')}</h2>
      <p className="muted">{t('screen.verify.new_link_text')}</p>
      <div role="status">
        {sentTo !== null && (
          <Notice tone="positive">{t('screen.verify.new_link_sent', { email: sentTo })}</Notice>
        )}
      </div>
      <FormView form={form} submitLabel={t('screen.verify.new_link')} />
    </section>
  )
}
