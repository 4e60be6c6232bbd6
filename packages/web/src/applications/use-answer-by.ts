import { dayIn } from '@hearthlight/domain/shared/day-in'
import { useFormats } from '../platform/formats.ts'
import { usePartner } from '../platform/partner.ts'

/** The last day to answer as it is written, and whether it is over in the partner's calendar. */
export function useAnswerBy(): (day: string) => { readonly day: string; readonly isLate: boolean } {
  const { date } = useFormats()
  const { time_zone } = usePartner()
  return (day) => ({
    day: date(new Date(`${day}T12:00:00Z`)),
    isLate: day < dayIn(time_zone, new Date()),
  })
}
