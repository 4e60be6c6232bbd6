import { useTranslation } from 'react-i18next'
import { usePartner } from '../../../platform/partner.ts'
import { Notice } from '../../../ui/states/notice.tsx'

/** A step that the program asks nothing at. */
export function NotConfigured() {
  const { t } = useTranslation('applications')
  const { not_configured } = usePartner().settings.fulfill_sync_details.messages
  return <Notice>{not_configured ?? t('edit.not_configured')}</Notice>
}
