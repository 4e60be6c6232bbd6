const DAY_MS = 86_400_000

/** How long an application that was not sent can be gone on with; then it is forgotten. */
export const RESUME_DAYS = 30
/** How long the link that shows where an application stands works. */
export const STATUS_DAYS = 365

export const resumeEnds = (startedAt: Date): Date => new Date(startedAt.getTime() + RESUME_DAYS * DAY_MS)
export const statusEnds = (startedAt: Date): Date => new Date(startedAt.getTime() + STATUS_DAYS * DAY_MS)

/** How long the captcha may take to load and to be worked out (spec 2 section 9). */
export const CAPTCHA_TIMEOUT_MS = 30_000
