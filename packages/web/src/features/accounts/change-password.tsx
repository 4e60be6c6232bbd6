import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentPasswordField } from '../../forms/account-fields.ts'
import { FieldFormView } from '../../forms/field-form-view.tsx'
import { useNewPasswordFields } from '../../forms/new-password-fields.ts'
import { useFieldForm } from '../../forms/use-field-form.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { accountsApi } from './accounts-api.ts'
import styles from './profile.module.css'

/** Held by the page, whose title names the mistakes of each of its forms. */
export function useChangePassword() {
  const { t } = useTranslation(['accounts', 'shared'])
  const [isDone, setIsDone] = useState(false)
  const form = useFieldForm({
    fields: [currentPasswordField, ...useNewPasswordFields()],
    invalidTitle: t('shared:form.error_title'),
    save: async (values) => {
      await accountsApi.changePassword({
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

export function ChangePassword({ form, isDone }: ReturnType<typeof useChangePassword>) {
  const { t } = useTranslation('accounts')
  return (
    <Card as="section" className={styles.part}>
      <h2>{t('screen.profile.password_title')}</h2>
      <div role="status">
        {isDone && <Notice tone="positive">{t('screen.profile.password_done')}</Notice>}
      </div>
      <FieldFormView
        form={form}
        submitVariant="secondary"
        submitLabel={t('screen.profile.password_submit')}
      />
    </Card>
  )
}
