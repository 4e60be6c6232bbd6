const KEY = 'reloadedForMaintenance'
const AGAIN_AFTER_MS = 30_000

/** The answer says that the site is under maintenance: reload to get its page, but never in a circle. */
export function reloadForMaintenance(): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < AGAIN_AFTER_MS) return
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
}
