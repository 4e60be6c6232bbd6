import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentPasswordField } from '../../forms/account-fields.ts'
import { FieldFormView } from '../../forms/field-form-view.tsx'
import { useNewPasswordFields } from '../../forms/new-password-fields.ts'
import { useFieldForm } from '../../forms/use-field-form.ts'
import { queryClient } from '../../platform/queries.ts'
import { Notice } from '../../ui/notice.tsx'
import { adminApi } from './admin-api.ts'
import { sessionsQuery } from './console-state.ts'
import { Section } from './section.tsx'

/** Held by the page, whose title names the mistakes of its forms. */
export function useChangePassword() {
  const { t } = useTranslation(['accounts', 'shared'])
  const [isDone, setIsDone] = useState(false)
  const form = useFieldForm({
    fields: [currentPasswordField, ...useNewPasswordFields()],
    invalidTitle: t('shared:form.error_title'),
    save: async (values) => {
      await adminApi.changePassword({
        current_password: String(values.current_password),
        password: String(values.password),
        password_confirmation: String(values.password_confirmation),
      })
      form.reopen()
      setIsDone(true)
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  const hasErrors = form.summary !== null
  return { form, hasErrors, isDone: isDone && !hasErrors && !form.isDirty }
}

export function PasswordSection({ form, isDone }: ReturnType<typeof useChangePassword>) {
  const { t } = useTranslation(['accounts', 'admin'])
  return (
    <Section title={t('screen.profile.password_title')} text={t('admin:password.section')}>
      <div role="status">
        {isDone && <Notice tone="positive">{t('screen.profile.password_done')}</Notice>}
      </div>
      <FieldFormView
        form={form}
        submitVariant="secondary"
        submitLabel={t('screen.profile.password_submit')}
      />
    </Section>
  )
}
