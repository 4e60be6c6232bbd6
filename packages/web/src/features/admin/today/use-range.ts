import type { Dashboard } from '@hearthlight/domain/applications/dashboard'
import { useFormats } from '../../../platform/formats.ts'

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
