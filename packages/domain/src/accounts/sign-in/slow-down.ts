const WINDOW_MS = 15 * 60_000
const FREE_FAILURES = 10
/** Many addresses may share a guess at one account; its owner must not be shut out by a handful of strangers. */
const FREE_ANYWHERE = 50
const FIRST_WAIT_MS = 30_000
/** A code is short, and whoever tries one knows the password: fewer are free, and so many end the sign-in. */
export const FREE_CODES = 5

export const FAILURE_WINDOW_MS = WINDOW_MS

/** When an email was tried in vain: from the address of this try, and from all. */
export type Failures = { readonly here: readonly Date[]; readonly anywhere: readonly Date[] }

/**
 * How long a sign-in must still wait. From one address: nothing for the first ten failures in fifteen minutes (or as
 * many as are `free`), then a wait after each that doubles up to the window itself. From all addresses together: after fifty, a short wait after
 * each. It counts tries, not accounts, so it says nothing about existence.
 */
export function waitMs({ here, anywhere }: Failures, now: Date, free = FREE_FAILURES): number {
  const [mine, all] = [recent(here, now), recent(anywhere, now)]
  const wait = Math.min(WINDOW_MS, FIRST_WAIT_MS * 2 ** (mine.length - free))
  return Math.max(
    mine.length < free ? 0 : left(mine, wait, now),
    all.length < FREE_ANYWHERE ? 0 : left(all, FIRST_WAIT_MS, now),
  )
}

const recent = (failedAt: readonly Date[], now: Date): number[] =>
  failedAt.map((at) => at.getTime()).filter((at) => now.getTime() - at < WINDOW_MS)

const left = (failedAt: readonly number[], wait: number, now: Date): number =>
  Math.max(0, Math.max(...failedAt) + wait - now.getTime())
