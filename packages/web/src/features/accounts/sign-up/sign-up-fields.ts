import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import { useTranslation } from 'react-i18next'
import { newPasswordFields } from '../../../forms/account-fields.ts'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { useAgreement } from './agreement.tsx'

/** What sign-up asks: the partner's fields, the password twice, then the profile with consent and marketing. */
export function useSignUpFields() {
  const { t } = useTranslation(['accounts', 'shared'])
  const { sign_up: section, password } = usePartner().settings.sections
  const { consent } = useFeatures()
  const agreement = useAgreement({ hasConsent: consent, hasSubscribe: section.show_subscribe })
  const message = fieldMessages((key, params) => t(key, params))
  const mismatch = t('problem.password-mismatch')
  const passwords = newPasswordFields(password.min_length, {
    help: t('screen.password_help', { length: password.min_length }),
    confirmed: mismatch,
    min: message('min', { length: password.min_length }),
  })
  return {
    account: [...section.fields, ...passwords],
    profile: [...section.profile_fields, ...agreement.fields],
    agreement,
    accountTitle: titleOf(mismatch),
    profileTitle: titleOf(agreement.consentMessage),
  }
}

/** When one sentence says all that is wrong, it is the title. */
const titleOf = (only: string) => (messages: Readonly<Record<string, string>>) =>
  Object.values(messages).every((text) => text === only) ? only : undefined
