import { addDays, weekdayOf } from '@hearthlight/domain/scheduling/week'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { DateTime } from 'luxon'
import { insertApplication } from '../features/applications/transition/transition-store.ts'
import { findIncentiveByCode } from '../features/incentives/incentive-store.ts'
import { insertBooking } from '../features/scheduling/booking-store.ts'
import { findAdvisorId } from '../features/scheduling/demo-advisor-store.ts'
import { VISIT_HOURS } from '../features/scheduling/scheduling-demo.ts'
import { insertTimeslots } from '../features/scheduling/timeslot-store.ts'
import { bySystem, change } from '../platform/audit-log/change.ts'
import type { ChangeDb, PlatformDb } from '../platform/database/schema.ts'
import { newId } from '../platform/ids.ts'

export type DemoVisit = {
  /** Working days from today; 0 is today, whichever day that is. */
  readonly inDays: number
  /** By the clock of the advisor. */
  readonly at: string
}
type Home = { readonly partnerId: string; readonly ownerId: string; readonly id: string }
type When = { readonly now: Date; readonly site: string }

const ZONE = 'America/Chicago'
const ADVISOR = 'advisor@lakeshore.test'
const INCENTIVE = 'home-visit'
/** What the partner's folder says that it pays. */
const AMOUNT = '300.00'
const DAY_MS = 86_400_000
const ASKED_DAYS_BEFORE = 6

/** A visit of the demo's advisor that somebody has applied for and booked. */
export async function seedVisit(db: PlatformDb, home: Home, visit: DemoVisit, when: When): Promise<void> {
  const what = { action: 'demo.visit', record: { type: 'building', id: home.id, of: home.ownerId } }
  await change(db, bySystem(home.partnerId, 'demo'), what, async (changeDb) => {
    const start = startOf(visit, when.now)
    await book(changeDb, home, start, when.site)
    return { result: undefined, after: { start_at: start.toISO() } }
  })
}

async function book(db: ChangeDb, home: Home, start: DateTime, site: string): Promise<void> {
  const asked = new Date(start.toMillis() - ASKED_DAYS_BEFORE * DAY_MS)
  const incentive = await findIncentiveByCode(db, home, INCENTIVE)
  const application = await insertApplication(
    db,
    home,
    {
      building_id: home.id,
      incentive_id: incentive.id,
      kind: incentive.kind,
      quantity: 1,
      project_type_id: incentive.project_type_id,
      status: 'submitted',
      submitted_at: asked,
      scheduled_by: 'user',
      total_incentive: AMOUNT,
    },
    { at: asked, by: { kind: 'system' } },
  )
  const [timeslot_id = ''] = await insertTimeslots(db, home, [
    {
      energy_advisor_id: await findAdvisorId(db, home, ADVISOR),
      title: 'Home visit',
      start_at: start.toJSDate(),
      finish_at: start.plus({ hours: VISIT_HOURS }).toJSDate(),
    },
  ])
  await insertBooking(db, home, {
    id: newId(),
    timeslot_id,
    application_id: application.id,
    user_id: home.ownerId,
    building_id: home.id,
    site,
    booked_at: asked,
  })
}

function startOf({ inDays, at }: DemoVisit, now: Date): DateTime {
  const step = Math.sign(inDays)
  let day = dayIn(ZONE, now)
  for (let left = Math.abs(inDays); left > 0; left -= isWorkingDay(day) ? 1 : 0) day = addDays(day, step)
  return DateTime.fromISO(`${day}T${at}`, { zone: ZONE })
}

/** Monday to Friday. */
const isWorkingDay = (day: string) => weekdayOf(day) < 5
