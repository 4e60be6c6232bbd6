import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from '../../forms/change-password-form.tsx'
import type { useChangePassword } from '../../forms/use-change-password.ts'
import { Section } from './section.tsx'

export function PasswordSection(password: ReturnType<typeof useChangePassword>) {
  const { t } = useTranslation(['accounts', 'admin'])
  return (
    <Section title={t('screen.profile.password_title')} text={t('admin:password.section')}>
      <ChangePasswordForm {...password} />
    </Section>
  )
}
