import { addDays, mondayOf } from '@hearthlight/domain/scheduling/week'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { DateTime } from 'luxon'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { findAdvisorId } from './demo-advisor-store.ts'
import { insertTimeslots } from './timeslot-store.ts'

type DemoPartner = { readonly id: string; readonly code: string }

/** Where the demo's advisor works, and what a visit is called. */
const PLACES: Readonly<Record<string, { readonly zone: string; readonly title: string }>> = {
  lakeshore: { zone: 'America/Chicago', title: 'Home visit' },
  boreale: { zone: 'America/Toronto', title: 'Visite à domicile' },
}
const WEEKS = 4
/** As long as the partners say that a visit takes. */
export const VISIT_HOURS = 2
/** Monday to Friday. */
const HOURS: readonly (readonly string[])[] = [
  ['09:00', '13:30'],
  ['08:30', '11:00', '15:00'],
  ['09:00', '14:00'],
  ['08:00', '10:30', '13:00', '15:00'],
  ['09:00', '11:30'],
]

/** Timeslots of `advisor@` in the weeks that follow the day of the seed; the other advisors have none. */
export async function seedSchedulingDemo(
  db: PlatformDb,
  partners: readonly DemoPartner[],
  at: Date,
): Promise<void> {
  for (const { id: partnerId, code } of partners) {
    const place = PLACES[code]
    if (place === undefined) continue
    const slots = demoTimes(place.zone, at)
    const what = { action: 'demo.timeslots', record: { type: 'partner', id: partnerId } }
    await change(db, bySystem(partnerId, 'demo'), what, async (changeDb) => {
      const energy_advisor_id = await findAdvisorId(changeDb, { partnerId }, `advisor@${code}.test`)
      const slot = { energy_advisor_id, title: place.title }
      await insertTimeslots(
        changeDb,
        { partnerId },
        slots.map((times) => ({ ...slot, ...times })),
      )
      return { result: undefined, after: { timeslots: slots.length } }
    })
  }
}

function demoTimes(zone: string, at: Date): { readonly start_at: Date; readonly finish_at: Date }[] {
  const today = dayIn(zone, at)
  const monday = mondayOf(today)
  const days = HOURS.flatMap((hours, weekday) =>
    Array.from({ length: WEEKS }, (_, week) => ({ day: addDays(monday, 7 * week + weekday), hours })),
  )
  return days
    .filter(({ day }) => day > today)
    .flatMap(({ day, hours }) => hours.map((hour) => DateTime.fromISO(`${day}T${hour}`, { zone })))
    .map((start) => ({
      start_at: start.toJSDate(),
      finish_at: start.plus({ hours: VISIT_HOURS }).toJSDate(),
    }))
}
