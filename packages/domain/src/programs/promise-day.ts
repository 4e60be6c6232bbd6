const DAY_MS = 86_400_000

/** The day by which something promised in working days is due: Saturdays and Sundays do not count, nor does the day itself. */
export function promiseDay(from: string, workingDays: number): string {
  let at = Date.parse(`${from}T00:00:00Z`)
  let left = workingDays
  while (left > 0) {
    at += DAY_MS
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(at).toISOString().slice(0, 10)
}
