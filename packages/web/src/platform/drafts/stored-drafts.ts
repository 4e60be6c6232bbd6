/**
 * What a person had typed when their session ended. It waits in this tab until they have signed in again and the same
 * form opens, and nowhere longer: another person at the same machine starts another session in another tab.
 */
const PREFIX = 'draft '
const ENDING = 'session-ending'

type Draft = Readonly<Record<string, unknown>>

/** Called just before the person is sent to sign in: every open form puts its draft aside. */
export function announceSessionEnd(): void {
  window.dispatchEvent(new Event(ENDING))
}

/** Runs `keep` when the session ends while a form is open; returns how to stop. */
export function onSessionEnd(keep: () => void): () => void {
  window.addEventListener(ENDING, keep)
  return () => window.removeEventListener(ENDING, keep)
}

export function saveDraft(form: string, draft: Draft): void {
  sessionStorage.setItem(PREFIX + form, JSON.stringify(draft))
}

export function readDraft(form: string): Draft {
  // On the server, where pages are drawn too, nothing is stored.
  if (typeof sessionStorage === 'undefined') return {}
  const kept = sessionStorage.getItem(PREFIX + form)
  try {
    return kept === null ? {} : JSON.parse(kept)
  } catch {
    return {}
  }
}

export function forgetDraft(form: string): void {
  sessionStorage.removeItem(PREFIX + form)
}

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
