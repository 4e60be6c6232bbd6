const WINDOW_MS = 15 * 60_000
const FREE_FAILURES = 10
const FIRST_WAIT_MS = 30_000

export const FAILURE_WINDOW_MS = WINDOW_MS

/**
 * How long a sign-in must still wait: nothing for the first ten failures in fifteen minutes, then a wait after
 * each that doubles up to the window itself. It counts tries, not accounts, so it says nothing about existence.
 */
export function waitMs(failedAt: readonly Date[], now: Date): number {
  const recent = failedAt.map((at) => at.getTime()).filter((at) => now.getTime() - at < WINDOW_MS)
  if (recent.length < FREE_FAILURES) return 0
  const wait = Math.min(WINDOW_MS, FIRST_WAIT_MS * 2 ** (recent.length - FREE_FAILURES))
  return Math.max(0, Math.max(...recent) + wait - now.getTime())
}
