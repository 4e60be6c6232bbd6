import { useEffect, useState } from 'react'
import { portalToken } from '../../platform/csrf.ts'
import { httpSignals } from '../../platform/http-signals.ts'
import { refreshCurrentUser } from '../../platform/session.ts'

const MINUTE_MS = 60_000
/** A person's session ends after 30 minutes without a call, one of staff who act for a person after 15. */
const PERSON_LIMIT_MS = 30 * MINUTE_MS
const ACTING_LIMIT_MS = 15 * MINUTE_MS
export const idleLimitMs = (isActing: boolean): number => (isActing ? ACTING_LIMIT_MS : PERSON_LIMIT_MS)
const WARN_BEFORE_MS = 5 * MINUTE_MS
/** A person who reads or types makes no calls; touching the page counts as being there. */
const KEEP_ALIVE_AFTER_MS = 5 * MINUTE_MS

/** Whole minutes until the session ends, once it is time to warn; 0 when it has ended. */
export function minutesToWarnOf(idleMs: number, limitMs: number): number | null {
  const leftMs = limitMs - idleMs
  if (leftMs > WARN_BEFORE_MS) return null
  return Math.max(0, Math.ceil(leftMs / MINUTE_MS))
}

const minutesToWarnNow = (limitMs: number) => minutesToWarnOf(Date.now() - portalToken.lastContact(), limitMs)

export function useIdleClock(limitMs: number) {
  const [minutesLeft, setMinutesLeft] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => {
      const minutes = minutesToWarnNow(limitMs)
      setMinutesLeft(minutes)
      if (minutes === 0) httpSignals.unauthorized()
    }
    const touch = () => {
      const idleMs = Date.now() - portalToken.lastContact()
      if (idleMs > KEEP_ALIVE_AFTER_MS && minutesToWarnOf(idleMs, limitMs) === null) void refreshCurrentUser()
    }
    // The warning is loaded after the page: it may come when it is time already.
    tick()
    const clock = setInterval(tick, 10_000)
    const events = ['keydown', 'pointerdown'] as const
    for (const event of events) window.addEventListener(event, touch, { passive: true })
    return () => {
      clearInterval(clock)
      for (const event of events) window.removeEventListener(event, touch)
    }
  }, [limitMs])
  const stay = () => {
    // Only the server's answer begins the time anew; until it has come, or if it does not, the warning stands.
    refreshCurrentUser().then(
      () => setMinutesLeft(minutesToWarnNow(limitMs)),
      () => undefined,
    )
  }
  return { minutesLeft, stay }
}
