import { promiseDay } from './promise-day.ts'

const DAY_MS = 86_400_000
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** How many working days have passed since a day, that day not counted. */
export function workingDaysSince(from: string, today: string): number {
  let days = 0
  for (let day = dayAfter(from, 1); day <= today; day = dayAfter(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) days += 1
  }
  return days
}

/** The last day on which something promised in working days must have begun to be late today: `promiseDay`, read backwards. */
export function lateFrom(today: string, workingDays: number): string {
  let day = today
  while (promiseDay(day, workingDays) >= today) day = dayAfter(day, -1)
  return day
}
