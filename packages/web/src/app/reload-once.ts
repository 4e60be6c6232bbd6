const KEY = 'reloadedAt'
const AGAIN_AFTER_MS = 30_000

/** Loads the page anew (the site went into maintenance, or a new version replaced this one), never in a circle. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < AGAIN_AFTER_MS) return
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
}
