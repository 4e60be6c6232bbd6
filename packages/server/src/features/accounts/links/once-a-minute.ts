const MINUTE_MS = 60_000

/** Whoever is asked for by these words gets one mail a minute, however often they are asked for. */
export const onceAMinute = (now: Date, ...words: readonly string[]): string =>
  JSON.stringify([Math.floor(now.getTime() / MINUTE_MS), ...words])
