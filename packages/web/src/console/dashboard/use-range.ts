import type { Dashboard } from '@hearthlight/domain/applications/queue/dashboard'
import { localeOf } from '@hearthlight/domain/partner/formats'
import { useFormats } from '../../platform/formats.ts'
import { useLanguage, usePartner } from '../../platform/partner.ts'

/** A day of the calendar as the partner writes it. Noon: the same day in every zone that a partner is in. */
export function useDay(): (day: string) => string {
  const { date } = useFormats()
  return (day) => date(new Date(`${day}T12:00:00Z`))
}

/** The first and the last day of what is shown. */
export function useRange({ from, to }: Pick<Dashboard, 'from' | 'to'>) {
  const day = useDay()
  return { from: day(from), to: day(to) }
}

/** Today's date in words, at the partner's place. */
export function useToday(): string {
  const { country, time_zone: timeZone } = usePartner()
  const form = new Intl.DateTimeFormat(localeOf(useLanguage(), country), { dateStyle: 'full', timeZone })
  return form.format(new Date())
}
