import { useFormats } from '../../platform/formats.ts'

/** The time of an instant by the partner's clock, with the day where it is not today. */
export function useClock(): (instant: string | null) => string {
  const { date, time } = useFormats()
  return (instant) => {
    if (instant === null) return ''
    const at = new Date(instant)
    return date(at) === date(new Date()) ? time(at) : `${date(at)}, ${time(at)}`
  }
}
