import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/states/notice.tsx'
import { FormView } from './form-view.tsx'
import type { useChangePassword } from './use-change-password.ts'

export function ChangePasswordForm({ form, isDone }: ReturnType<typeof useChangePassword>) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <div role="status">
        {isDone && <Notice tone="positive">{t('screen.profile.password_done')}</Notice>}
      </div>
      <FormView form={form} submitVariant="secondary" submitLabel={t('screen.profile.password_submit')} />
    </>
  )
}
