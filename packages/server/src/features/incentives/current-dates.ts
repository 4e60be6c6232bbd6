import type { DateRange } from '@hearthlight/domain/incentives/classification/date-range'
import type { QuantityLimitation } from '@hearthlight/domain/incentives/classification/quantity-limit'
import type { IncentiveCatalogue } from '@hearthlight/domain/incentives/incentive-catalogue'

/** A demo is looked at for a while after it was seeded. */
const OPEN_DAYS = 31
const DAY_MS = 24 * 60 * 60 * 1000

/** A catalogue whose ranges do not end soon, in whichever year it is seeded: an end moves on by whole years. */
export const withCurrentDates = (catalogue: IncentiveCatalogue, at: Date): IncentiveCatalogue => ({
  ...catalogue,
  incentives: catalogue.incentives.map((entry) => ({
    ...entry,
    date_range: entry.date_range && openRange(entry.date_range, at),
    user_quantity_limitation: openYear(entry.user_quantity_limitation, at),
    building_quantity_limitation: openYear(entry.building_quantity_limitation, at),
  })),
})

const openYear = (limit: QuantityLimitation, at: Date): QuantityLimitation => ({
  ...limit,
  fiscal_year: openRange(limit.fiscal_year, at),
})

function openRange({ start_at, end_at }: DateRange, at: Date): DateRange {
  const day = new Date(at.getTime() + OPEN_DAYS * DAY_MS).toISOString().slice(0, 10)
  return { start_at, end_at: end_at && endFrom(end_at, day) }
}

/** The end as it is written or, when it comes before this day, on the same date of a later year. */
function endFrom(end: string, day: string): string {
  if (end >= day) return end
  const inYear = (year: number) => `${year}${end.slice(4)}`
  const year = Number(day.slice(0, 4))
  return inYear(year) >= day ? inYear(year) : inYear(year + 1)
}
