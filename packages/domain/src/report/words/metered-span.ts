import type { MeteredSpan } from '../../assessment/metered/metered-year.ts'

const DAY_MS = 86_400_000

/** "November 2024 – October 2025", from the first day of any meter to the last. */
export function meteredSpan(metered: readonly MeteredSpan[], locale: string): string {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const [first] = metered.map((each) => each.first).toSorted()
  const [last] = metered.map((each) => each.end).toSorted((a, b) => b.localeCompare(a))
  if (first === undefined || last === undefined) return ''
  return month.formatRange(Date.parse(first), Date.parse(last) - DAY_MS)
}
