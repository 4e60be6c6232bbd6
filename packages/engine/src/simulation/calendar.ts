export const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Recommended average days, Klein (1977), Solar Energy 19: 325. */
export const MID_MONTH_DAY = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344] as const

const firstDay: number[] = []
let day = 0
for (const days of DAYS_IN_MONTH) {
  firstDay.push(day)
  day += days
}

/** Month (0–11) of a day of the year (0–364). */
export const monthOfDay = (dayOfYear: number): number => {
  let month = 11
  while (dayOfYear < (firstDay[month] ?? 0)) month--
  return month
}
