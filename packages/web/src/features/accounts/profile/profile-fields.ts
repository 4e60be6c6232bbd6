import { mayEditProfileField, type ProfileFieldName } from '@hearthlight/domain/accounts/profile'
import type { CurrentUser } from '@hearthlight/domain/accounts/user'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { useAgreement } from '../sign-up/agreement.tsx'

/** The partner's profile fields with consent and marketing; what may not be changed is shown disabled. */
export function useProfileFields(user: CurrentUser) {
  const { user_edit_page: page } = usePartner().settings.sections
  const { consent, editProfile } = useFeatures()
  const agreement = useAgreement({
    hasConsent: consent && page.show_consent,
    hasSubscribe: page.show_subscribe,
  })
  const lock = { editingDisabled: !editProfile, createdBySync: user.extra_info.educate_created_sync }
  const fields = [...page.fields, ...agreement.fields].map((field) =>
    mayEditProfileField(field.name as ProfileFieldName, lock) ? field : { ...field, disabled: true },
  )
  return { ...agreement, fields, isLocked: lock.editingDisabled && !lock.createdBySync }
}
