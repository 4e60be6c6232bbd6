import { pathTo } from '@hearthlight/domain/navigation/path-to'
import i18next from 'i18next'
import { announceSessionEnd } from '../../platform/drafts/stored-drafts.ts'
import { connectHttp } from '../../platform/http-signals.ts'
import { notify } from '../../platform/notices.ts'
import { endSession, knownUser } from '../../platform/session.ts'
import { isConsole } from '../admin-routes.ts'

type Goes = (to: string) => void

/** On the server, where pages are drawn, an open channel would keep the process alive. */
const channel = typeof window === 'undefined' ? null : new BroadcastChannel('session')

/**
 * A refused session ends here: the person is forgotten and sent to sign in, with the way back. On the sign-in page
 * itself, or the one that the partner names instead, nothing moves (spec 1 section 4). Other tabs of this browser follow.
 */
export function watchSession(go: Goes, expirePath: () => string | null): void {
  const leave = (why: 'refused' | 'other-tab') => {
    const wasSignedIn = knownUser() !== null
    if (wasSignedIn) announceSessionEnd()
    endSession()
    const { pathname, search } = window.location
    const path = expirePath() ?? pathTo('sign-in')
    // Several calls may be refused at once: the later ones find the person already there.
    const placesToSignIn = [pathTo('sign-in'), new URL(path, window.location.href).pathname]
    // The console has a session of its own, and stands open beside a portal that was signed out.
    if (placesToSignIn.includes(pathname) || isConsole(pathname)) return
    // Another tab's end is no news to who was never signed in here; a refused call always is.
    if (!wasSignedIn && why === 'other-tab') return
    go(withWayBack(path, pathname + search))
    if (wasSignedIn && why === 'refused') tellWhy()
  }
  connectHttp({ unauthorized: () => leave('refused') })
  if (channel !== null) channel.onmessage = () => leave('other-tab')
}

export function tellOtherTabs(): void {
  channel?.postMessage('ended')
}

/** Stays until it is closed: the person may have been away from the screen. */
const tellWhy = () => notify({ kind: 'notice-stay', tone: 'info', text: i18next.t('shared:idle.ended') })

const withWayBack = (path: string, from: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(from)}`
