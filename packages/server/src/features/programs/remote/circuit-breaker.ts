/** After so many failures in a row a remote system is left alone for a while, instead of making everybody wait for it. */
const MOST_FAILURES = 5
const REST_MS = 30_000

export class RemoteUnavailable extends Error {}

/** Lets calls through while the system answers; afterwards one at a time may try it again. */
export class CircuitBreaker {
  readonly #now: () => Date
  #failures = 0
  #openUntil = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    const now = this.#now().getTime()
    if (now < this.#openUntil) throw new RemoteUnavailable('The remote system has failed too often.')
    // Whoever comes while this call tries it is refused.
    if (this.#failures >= MOST_FAILURES) this.#openUntil = now + REST_MS
    try {
      const result = await call()
      this.#failures = 0
      this.#openUntil = 0
      return result
    } catch (error) {
      if (error instanceof RemoteUnavailable) {
        this.#failures += 1
        if (this.#failures >= MOST_FAILURES) this.#openUntil = this.#now().getTime() + REST_MS
      }
      throw error
    }
  }
}
