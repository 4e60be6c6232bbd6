type Counted = { current: number; readonly since: number }
type Told = (error: Error | null, counted: { current: number; ttl: number }) => void

const MOST_CALLERS = 10_000

/**
 * Calls by caller, in memory. The store that comes with the limits counts each route apart, even where they name one
 * group: there guessing at seven routes would be allowed seven times.
 */
export class CountedCalls {
  readonly #callers = new Map<string, Counted>()
  readonly #groups = new Map<string, CountedCalls>()

  incr(caller: string, told: Told, windowMs: number): void {
    const now = Date.now()
    const known = this.#callers.get(caller)
    const counted = known && known.since + windowMs > now ? known : { current: 0, since: now }
    counted.current += 1
    // Last in line: the first are those who have not called for the longest.
    this.#callers.delete(caller)
    this.#callers.set(caller, counted)
    const [oldest] = this.#callers.keys()
    if (this.#callers.size > MOST_CALLERS && oldest !== undefined) this.#callers.delete(oldest)
    told(null, { current: counted.current, ttl: counted.since + windowMs - now })
  }

  child({ groupId }: { readonly path?: string; readonly groupId?: string }): CountedCalls {
    const known = groupId === undefined ? undefined : this.#groups.get(groupId)
    const calls = known ?? new CountedCalls()
    if (groupId !== undefined) this.#groups.set(groupId, calls)
    return calls
  }
}
