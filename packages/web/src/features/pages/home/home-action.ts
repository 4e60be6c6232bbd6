import type { CallToAction } from '@hearthlight/domain/partner/link'
import { useSession } from '../../../platform/session.ts'

/** The home page's button: the configured route when signed out, the buildings list when signed in (spec 1 section 2). */
export function useHomeAction(action: CallToAction): CallToAction {
  const { isSignedIn, isGuest } = useSession()
  return isSignedIn && !isGuest ? { label: action.label, route: 'buildings-list' } : action
}
