/** Of one partner. */
export const MOST_WEBHOOKS = 20

/** So many tries in a row that failed, over an hour at least, and an endpoint is left alone until staff save it again. */
export const FAILURES_BEFORE_PAUSE = 20
