import { pathTo } from '@hearthlight/domain/navigation/routes'
import { connectHttp } from '../platform/http-signals.ts'
import { announceSessionEnd } from '../platform/kept-drafts.ts'
import { endSession, knownUser } from '../platform/session.ts'

type Goes = (to: string) => void

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

/**
 * A refused session ends here: the person is forgotten and sent to sign in, with the way back. On the sign-in page
 * itself nothing moves (spec 1 section 4). Other tabs of this browser follow.
 */
export function watchSession(go: Goes, expirePath: () => string | null): void {
  const leave = () => {
    const wasSignedIn = knownUser() !== null
    if (wasSignedIn) announceSessionEnd()
    endSession()
    const { pathname, search } = window.location
    if (pathname === pathTo('sign-in')) return
    if (wasSignedIn) go(signInAgain(expirePath(), pathname + search))
  }
  connectHttp({ unauthorized: leave })
  if (channel !== null) channel.onmessage = leave
}

export function tellOtherTabs(): void {
  channel?.postMessage('ended')
}

function signInAgain(expirePath: string | null, from: string): string {
  const path = expirePath ?? pathTo('sign-in')
  return `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(from)}`
}
