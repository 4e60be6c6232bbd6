import { useTranslation } from 'react-i18next'
import { usePartner } from '../platform/partner.ts'
import { newPasswordFields } from './account-fields.ts'

/** The fields of the one form that resets, updates and creates passwords, in its own words or the partner's. */
export function useNewPasswordFields() {
  const { t } = useTranslation('accounts')
  const { password } = usePartner().settings.sections
  return newPasswordFields(password.min_length, {
    label: 'accounts:screen.field.new_password',
    help: t('screen.password_help', { length: password.min_length }),
    min: t('screen.password_min', { length: password.min_length }),
    confirmed: password.confirmed_message ?? t('problem.confirmation-mismatch'),
  })
}
