import type { Removal } from '@hearthlight/domain/scheduling/staff-timeslots'
import { useState } from 'react'

type DaysOff = NonNullable<Removal['days_off']>
const NOTHING: Removal = { timeslot_ids: [], days_off: null }

/** The timeslots and days that are to go, until they are saved or thrown away. */
export function useRemoval() {
  const [removal, setRemoval] = useState(NOTHING)
  return {
    removal,
    slots: new Set(removal.timeslot_ids),
    isOpen: removal.timeslot_ids.length > 0 || removal.days_off !== null,
    toggle: (id: string) =>
      setRemoval(({ timeslot_ids, days_off }) => ({
        timeslot_ids: timeslot_ids.includes(id)
          ? timeslot_ids.filter((each) => each !== id)
          : [...timeslot_ids, id],
        days_off,
      })),
    takeOff: (days_off: DaysOff) => setRemoval(({ timeslot_ids }) => ({ timeslot_ids, days_off })),
    clear: () => setRemoval(NOTHING),
  }
}
export type RemovalState = ReturnType<typeof useRemoval>
