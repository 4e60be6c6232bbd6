/** The weeks whose approvals say how quickly a budget goes. */
export const FORECAST_WEEKS = 8
const HALF_WEEKS = FORECAST_WEEKS / 2
const DAYS_A_WEEK = 7

export type BudgetFacts = {
  /** In cents, as all amounts here. */
  readonly budget: number
  /** Paid and committed. */
  readonly used: number
  /** Approved in the first and in the last four of the eight weeks up to today. */
  readonly approved: readonly [earlier: number, later: number]
  /** `YYYY-MM-DD` */
  readonly today: string
}

type AtYearEnd = { readonly likely: number; readonly low: number; readonly high: number }

/**
 * `used-up`: nothing is left. `unknown`: nothing was approved in eight weeks, so there is no pace. `runs-out`: before the
 * year ends, at this pace. `lasts`: to the end of the year.
 */
export type BudgetForecast = { readonly at_year_end: AtYearEnd } & (
  | { readonly kind: 'used-up' | 'unknown' | 'lasts' }
  | { readonly kind: 'runs-out'; readonly on: string }
)

/**
 * Where a budget stands at the end of the calendar year if approvals go on as in the last eight weeks. The range is what
 * the slower and the faster half of those weeks would make of it.
 */
export function forecastBudget({ budget, used, approved, today }: BudgetFacts): BudgetForecast {
  const [earlier, later] = approved
  const daysLeft = daysBetween(today, `${today.slice(0, 4)}-12-31`)
  const after = (perWeek: number) => used + Math.round((perWeek * daysLeft) / DAYS_A_WEEK)
  const perWeek = (earlier + later) / FORECAST_WEEKS
  const at_year_end = {
    likely: after(perWeek),
    low: after(Math.min(earlier, later) / HALF_WEEKS),
    high: after(Math.max(earlier, later) / HALF_WEEKS),
  }
  if (used >= budget) return { kind: 'used-up', at_year_end }
  if (perWeek === 0) return { kind: 'unknown', at_year_end }
  if (at_year_end.likely < budget) return { kind: 'lasts', at_year_end }
  const days = Math.min(daysLeft, Math.ceil(((budget - used) / perWeek) * DAYS_A_WEEK))
  return { kind: 'runs-out', on: addDays(today, days), at_year_end }
}

const DAY_MS = 86_400_000
const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
