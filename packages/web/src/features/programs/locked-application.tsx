import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { notify } from '../../platform/notices.ts'
import { usePartner } from '../../platform/partner.ts'

/** What is locked may be read and not changed: says so, on the list. */
export function LockedApplication() {
  const { t } = useTranslation('applications')
  const { locked } = usePartner().settings.fulfill_sync_details.messages
  const text = locked ?? t('problem.locked')
  useEffect(() => void notify({ kind: 'notice-stay', tone: 'danger', text }), [text])
  return <Navigate to={pathTo('applications')} replace />
}
