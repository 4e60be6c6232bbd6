import { useFormats } from '../../../platform/formats.ts'

const HOUR_MS = 3_600_000

/** An hour of the day as people write it. */
export function useHour(): (hour: number) => string {
  const { locale } = useFormats()
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' })
  return (hour) => format.format(new Date(hour * HOUR_MS))
}
