import type { DashboardPeriod } from '@hearthlight/domain/applications/queue/dashboard'
import { DateTime } from 'luxon'

type Days = { readonly from: string; readonly to: string }

/** The first and the last day of a period, by the partner's calendar; the last is never later than today. */
export function daysOfPeriod(period: DashboardPeriod, zone: string, now: Date): Days {
  const today = DateTime.fromJSDate(now, { zone })
  const days = (from: DateTime, to: DateTime): Days => ({
    from: from.toISODate() ?? '',
    to: to.toISODate() ?? '',
  })
  switch (period) {
    case '30_days':
      return days(today.minus({ days: 29 }), today)
    case '90_days':
      return days(today.minus({ days: 89 }), today)
    case 'this_year':
      return days(today.startOf('year'), today)
    case 'last_year': {
      const last = today.minus({ years: 1 })
      return days(last.startOf('year'), last.endOf('year'))
    }
    default:
      return period satisfies never
  }
}

/** The Mondays of the weeks of a period, first to last. */
export function weeksOf({ from, to }: Days): string[] {
  const weeks: string[] = []
  const last = DateTime.fromISO(to, { zone: 'utc' })
  for (
    let week = DateTime.fromISO(from, { zone: 'utc' }).startOf('week');
    week <= last;
    week = week.plus({ weeks: 1 })
  )
    weeks.push(week.toISODate() ?? '')
  return weeks
}
