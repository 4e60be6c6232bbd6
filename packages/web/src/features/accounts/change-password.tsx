import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldForm } from '../../forms/field-form.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { currentPasswordField } from './account-fields.ts'
import { accountsApi } from './accounts-api.ts'
import { useNewPasswordFields } from './new-password-words.ts'
import styles from './profile.module.css'

export function ChangePassword() {
  const { t } = useTranslation(['accounts', 'shared'])
  const [times, setTimes] = useState(0)
  const fields = [currentPasswordField, ...useNewPasswordFields()]
  return (
    <Card as="section" className={styles.part}>
      <h2>{t('screen.profile.password_title')}</h2>
      <div role="status">
        {times > 0 && <Notice tone="positive">{t('screen.profile.password_done')}</Notice>}
      </div>
      <FieldForm
        key={times}
        fields={fields}
        invalidTitle={t('shared:form.error_title')}
        submitVariant="secondary"
        submitLabel={t('screen.profile.password_submit')}
        save={async (values) => {
          await accountsApi.changePassword({
            current_password: String(values.current_password),
            password: String(values.password),
            password_confirmation: String(values.password_confirmation),
          })
          setTimes(times + 1)
        }}
      />
    </Card>
  )
}
