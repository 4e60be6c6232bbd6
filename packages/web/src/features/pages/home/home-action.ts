import type { CallToAction } from '@hearthlight/domain/partner/pages/link'
import { useTranslation } from 'react-i18next'
import { useFeatures, useSession } from '../../../platform/session.ts'

/** The home page's button: the configured route when signed out, the buildings list when signed in (spec 1 section 2). */
export function useHomeAction(action: CallToAction): CallToAction {
  const { isSignedIn, isGuest } = useSession()
  return isSignedIn && !isGuest ? { label: action.label, route: 'buildings-list' } : action
}

/** The button beside it: who is signed in goes on to what they applied for. */
export function useSecondAction(action: CallToAction | undefined): CallToAction | undefined {
  const { t } = useTranslation('shared')
  const { isSignedIn, isGuest } = useSession()
  const { applications } = useFeatures()
  return isSignedIn && !isGuest && applications
    ? { label: t('nav.own_applications'), route: 'applications' }
    : action
}
