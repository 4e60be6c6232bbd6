const FIRST_MS = 10_000
const FACTOR = 4

/** Eight tries in about fifteen hours: long enough for a night in which the receiver stands still. */
export const MOST_ATTEMPTS = 8

/** How long a delivery waits after so many tries that failed; undefined when it is given up. */
export const retryDelayMs = (attempts: number): number | undefined =>
  attempts >= MOST_ATTEMPTS ? undefined : FIRST_MS * FACTOR ** (attempts - 1)
