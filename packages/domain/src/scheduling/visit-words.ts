import { type FormatPartner, formats } from '../partner/formats.ts'
import type { Language } from '../texts/namespaces.ts'

/** How the time of a visit is written in one zone: days, hours and the name of the zone itself. */
export function visitWords(partner: FormatPartner, language: Language, timeZone: string) {
  const { locale, date, time } = formats({ ...partner, time_zone: timeZone }, language)
  const weekday = (length: 'long' | 'short') => new Intl.DateTimeFormat(locale, { timeZone, weekday: length })
  const [long, short] = [weekday('long'), weekday('short')]
  const dayOfMonth = new Intl.DateTimeFormat(locale.endsWith('-US') ? 'en-US' : locale, {
    timeZone,
    month: '2-digit',
    day: '2-digit',
  })
  const zoneName = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  return {
    locale,
    date,
    time,
    weekday: (instant: Date) => long.format(instant),
    weekdayShort: (instant: Date) => short.format(instant),
    /** `11-18`, as the date is written in en-US. */
    dayOfMonth: (instant: Date) => {
      const written = dayOfMonth.format(instant)
      return locale === 'en-US' ? written.replace('/', '-') : written
    },
    /** `Wed 11-18-2026, 2:00 PM` */
    moment: (instant: Date) => `${short.format(instant)} ${date(instant)}, ${time(instant)}`,
    zone: zoneName.formatToParts(new Date(0)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  }
}
export type VisitWords = ReturnType<typeof visitWords>

/** Whether two zones show another time at this instant; names alone do not tell. */
export const showsOtherTime = (one: string, other: string, instant: Date): boolean => {
  const clock = (timeZone: string) => instant.toLocaleString('en-US', { timeZone })
  return clock(one) !== clock(other)
}
