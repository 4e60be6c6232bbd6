import { showsOtherTime, type VisitWords, visitWords } from '@hearthlight/domain/scheduling/visit-words'
import { useMemo } from 'react'
import { useLanguage, usePartner } from '../../platform/partner.ts'

export type ShownTimes = {
  /** In the time of the home. */
  readonly words: VisitWords
  /** Days and hours that belong to no zone. */
  readonly calendar: VisitWords
  /** The time on the clock of the viewer, where it is another one. */
  readonly ownTime: (instant: Date) => string | null
}

/** Times in the zone of the home, and in the viewer's beside it when their clock shows another. */
export function useVisitWords(zone: string): ShownTimes {
  const partner = usePartner()
  const language = useLanguage()
  return useMemo(() => {
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const own = visitWords(partner, language, ownZone)
    return {
      words: visitWords(partner, language, zone),
      calendar: visitWords(partner, language, 'UTC'),
      ownTime: (instant) => (showsOtherTime(zone, ownZone, instant) ? own.time(instant) : null),
    }
  }, [partner, language, zone])
}

/** A day `YYYY-MM-DD` as an instant that is on that day in UTC. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)
