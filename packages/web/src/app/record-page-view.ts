import { authorizationOf, portalToken } from '../platform/csrf.ts'
import { httpSignals } from '../platform/http-signals.ts'
import { knownUser } from '../platform/session.ts'

type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean }

export const wantsNoTracking = ({ doNotTrack, globalPrivacyControl }: PrivacyNavigator) =>
  doNotTrack === '1' || globalPrivacyControl === true

/** One record a visit (spec 1 section 9); nothing at all for a person who asked not to be tracked. */
export function recordPageView(): void {
  if (
    httpSignals.preview !== undefined ||
    wantsNoTracking(navigator) ||
    sessionStorage.getItem('visitRecorded') !== null
  )
    return
  sessionStorage.setItem('visitRecorded', 'yes')
  const visit = {
    landing_page: window.location.href,
    screen_width: window.screen.width,
    screen_height: window.screen.height,
    referrer: document.referrer,
    user_id: knownUser()?.id ?? null,
  }
  const token = portalToken.value()
  // Nobody waits for the answer, and a lost record is no loss to the person.
  void fetch('/ahoy/visits', {
    method: 'POST',
    headers: {
      authorization: authorizationOf(token),
      'content-type': 'application/json',
      'service-requester': 'portal',
      ...(token !== null && { 'x-csrf-token': token }),
    },
    body: JSON.stringify(visit),
    credentials: 'include',
    keepalive: true,
  }).catch(() => undefined)
}
