import { DateTime } from 'luxon'

/** From the beginning of one day to the end of another, at the partner's place. */
export const dayRange = (zone: string, from: string | undefined, to: string | undefined) => ({
  from: from === undefined ? undefined : DateTime.fromISO(from, { zone }).toJSDate(),
  until: to === undefined ? undefined : DateTime.fromISO(to, { zone }).plus({ days: 1 }).toJSDate(),
})
