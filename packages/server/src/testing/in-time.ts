import { setTimeout as delay } from 'node:timers/promises'

/** Nothing takes so long but what nobody answers any more, however busy the machine is. */
const HANGS_MS = 60_000

/** What is to happen, or a failure that says what did not, long before the whole test would be given up. */
export async function inTime<T>(what: string, happening: Promise<T>, hangsMs = HANGS_MS): Promise<T> {
  const over = new AbortController()
  const late = delay(hangsMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`${what} did not come within ${hangsMs / 1000} s`)
  })
  // Told to stop, it is not late but over.
  late.catch(() => undefined)
  return Promise.race([happening, late]).finally(() => over.abort())
}
