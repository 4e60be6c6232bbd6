import type { StaffBooking } from '@hearthlight/domain/scheduling/staff-booking'
import { useZoneWords } from './days.ts'

/** From when to when, by the clock of the home. */
export function VisitTime({ visit }: { visit: Pick<StaffBooking, 'start_at' | 'finish_at' | 'time_zone'> }) {
  const { time } = useZoneWords(visit.time_zone)
  return (
    <span className="num">
      {time(new Date(visit.start_at))} – {time(new Date(visit.finish_at))}
    </span>
  )
}
