import { z } from 'zod'

/** A calendar day, `YYYY-MM-DD`. Ranges are of days in the partner's own calendar, not of instants. */
export const Day = z.iso.date()

export const DateRange = z.object({ start_at: Day.nullable(), end_at: Day.nullable() })
export type DateRange = z.infer<typeof DateRange>

/** Both ends belong to the range; a missing end is open (contract section 7). Instants count by their day. */
export function isWithin(range: DateRange | null, moment: string): boolean {
  const day = moment.slice(0, 10)
  if (range?.start_at && day < range.start_at) return false
  return !(range?.end_at && day > range.end_at)
}
