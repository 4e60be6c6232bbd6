/** Of one person. */
export const MOST_HOMES = 100
