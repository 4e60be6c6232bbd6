import { useFormats } from '../../platform/formats.ts'

/** The time of a moment by the partner's clock, with the day where it is not today. */
export function useClock(): (at: Date) => string {
  const { date, time } = useFormats()
  return (at) => (date(at) === date(new Date()) ? time(at) : `${date(at)}, ${time(at)}`)
}
