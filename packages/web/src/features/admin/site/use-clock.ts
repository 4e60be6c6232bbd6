import { useLanguage, usePartner } from '../../../platform/partner.ts'

/** The time of an instant by the partner's clock, with the day where it is not today. */
export function useClock(): (instant: string | null) => string {
  const { time_zone: timeZone } = usePartner()
  const language = useLanguage()
  return (instant) => {
    if (instant === null) return ''
    const at = new Date(instant)
    const day = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium' })
    const time = new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short' }).format(at)
    return day.format(at) === day.format(new Date()) ? time : `${day.format(at)}, ${time}`
  }
}
