import { DAYS_IN_MONTH, monthOfDay } from '../../simulation/calendar.ts'
import type { Climate } from '../climate.ts'

/** Twelve mean days of an hourly climate. */
export const meanDaysOf = (climate: Climate): Climate => {
  if (climate.kind === 'mean_days') return climate
  const mean = (hourly: Float64Array): Float64Array => {
    const days = new Float64Array(288)
    for (let hour = 0; hour < hourly.length; hour++) {
      const month = monthOfDay(Math.floor(hour / 24))
      const index = month * 24 + (hour % 24)
      days[index] = (days[index] ?? 0) + (hourly[hour] ?? 0) / (DAYS_IN_MONTH[month] ?? 30)
    }
    return days
  }
  const { skyInfraredWPerM2: _, ...rest } = climate
  return {
    ...rest,
    kind: 'mean_days',
    dryBulbC: mean(climate.dryBulbC),
    dewPointC: mean(climate.dewPointC),
    windMPerS: mean(climate.windMPerS),
    globalWPerM2: mean(climate.globalWPerM2),
    directWPerM2: mean(climate.directWPerM2),
    diffuseWPerM2: mean(climate.diffuseWPerM2),
  }
}
