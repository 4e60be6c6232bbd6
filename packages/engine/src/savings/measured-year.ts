import { endOf, type ServedFuel, type UsePeriod } from './period.ts'

const YEAR = 365

const days = (periods: readonly UsePeriod[], from: number, to: number): UsePeriod[] => {
  const byDay = new Map(periods.map((period) => [period.day, period]))
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const day = from + index
    return byDay.get(day) ?? { day, days: 1, use: null }
  })
}

/** An electric meter that counts nothing in a day was not read: something is always on. */
export const knownDays = (periods: readonly UsePeriod[], fuel: ServedFuel): UsePeriod[] =>
  periods.map((period) => (fuel === 'electricity' && period.use === 0 ? { ...period, use: null } : period))

/** The 365 days before the work began. */
export const baselineDays = (periods: readonly UsePeriod[], workBegins: number): UsePeriod[] =>
  days(periods, workBegins - YEAR, workBegins)

/** The 365 days from the first after the work, as far as there are readings. */
export const reportingDays = (periods: readonly UsePeriod[], workEnded: number): UsePeriod[] =>
  days(periods, workEnded, Math.min(workEnded + YEAR, endOf(periods)))

/** The days on which a bill begins, and that on which the last one ends. */
const reads = (bills: readonly UsePeriod[]): number[] =>
  bills.length === 0 ? [] : [...bills.map(({ day }) => day), endOf(bills)]

const nearest = (candidates: readonly number[], wanted: number): number | undefined =>
  candidates.reduce<number | undefined>(
    (best, each) => (best === undefined || Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best),
    undefined,
  )

const between = (
  bills: readonly UsePeriod[],
  from: number | undefined,
  to: number | undefined,
): UsePeriod[] =>
  from === undefined || to === undefined ? [] : bills.filter(({ day }) => day >= from && day < to)

/** From the last read before the work back to the read that lies nearest to a year before. */
export function baselineBills(bills: readonly UsePeriod[], workBegins: number): UsePeriod[] {
  const all = reads(bills)
  const end = all.filter((day) => day <= workBegins).at(-1)
  const start =
    end === undefined
      ? undefined
      : nearest(
          all.filter((day) => day < end),
          end - YEAR,
        )
  return between(bills, start, end)
}

/** From the first read after the work on to the read that lies nearest to a year after. */
export function reportingBills(bills: readonly UsePeriod[], workEnded: number): UsePeriod[] {
  const all = reads(bills)
  const start = all.find((day) => day >= workEnded)
  const end =
    start === undefined
      ? undefined
      : nearest(
          all.filter((day) => day > start),
          start + YEAR,
        )
  return between(bills, start, end)
}
