import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { usePartner } from '../../../platform/partner.ts'
import { Notice } from '../../../ui/states/notice.tsx'

/** The notice box of the sign-in page: the partner's words, and what brought the person here. */
export function SignInNotices() {
  const { t } = useTranslation('accounts')
  const { settings, sso } = usePartner()
  const [query] = useSearchParams()
  const notices = [
    settings.sections.sign_in.notice,
    query.has('userExists') ? (sso.user_exist_notification ?? t('screen.sign_in.user_exists')) : undefined,
  ].filter((text) => text !== undefined)
  return notices.map((text) => <Notice key={text}>{text}</Notice>)
}
