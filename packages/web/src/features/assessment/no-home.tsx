import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { notify } from '../../platform/notices.ts'

/** There is nothing to ask about: the list says how to add a home, or who does. */
export function NoHome() {
  const { t } = useTranslation('assessment')
  const text = t('wizard.no_home')
  useEffect(() => {
    notify({ kind: 'notice-stay', tone: 'info', text })
  }, [text])
  return <Navigate to={pathTo('buildings-list')} replace />
}
