import { visitWords } from '@hearthlight/domain/scheduling/visit-words'
import { useMemo } from 'react'
import { useLanguage, usePartner } from '../../platform/partner.ts'

/** A day as an instant that is this day in every zone. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** How days and times are written in a zone. */
export function useZoneWords(timeZone: string) {
  const partner = usePartner()
  const language = useLanguage()
  return useMemo(() => visitWords(partner, language, timeZone), [partner, language, timeZone])
}
