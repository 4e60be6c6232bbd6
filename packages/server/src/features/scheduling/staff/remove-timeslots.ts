import { covers } from '@hearthlight/domain/scheduling/advisor-area'
import type {
  Affected,
  AffectedBooking,
  BookingFate,
  Removal,
  RemoveTimeslots,
} from '@hearthlight/domain/scheduling/staff-timeslots'
import { addDays, wallTime } from '@hearthlight/domain/scheduling/week'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { bookTimeslot } from '../book-timeslot.ts'
import { cancelVisit } from '../cancel-visit.ts'
import { bookedOf, needsOf, zoneOf } from '../present-visit.ts'
import type { SchedulingDeps } from '../scheduling-deps.ts'
import { listFreeNear } from '../timeslot-store.ts'
import type { VisitRow } from '../visit-store.ts'
import { at } from './create-timeslots.ts'
import { type Days, putDaysOff } from './day-off-store.ts'
import { lockRows } from './lock-rows-store.ts'
import { around, slotBooking } from './read-week.ts'
import { findVisitsOfSlots } from './staff-booking-store.ts'
import { findAdvisors, findSlots, listSlotsIn, withdrawSlots } from './staff-timeslot-store.ts'

const MAX_DAYS = 60
const OFFERS = 3

/** Which timeslots would go, and who has booked them, with free times near theirs. */
export const previewRemoval = (deps: SchedulingDeps, scope: Scope, removal: Removal): Promise<Affected> =>
  inPartner(deps.db, scope, async (db) => {
    const ids = await slotsThatGo(deps, db, scope, removal)
    const bookings: AffectedBooking[] = []
    for (const row of await findVisitsOfSlots(db, scope, ids))
      bookings.push(await affected(deps, db, scope, row, ids))
    return { timeslots: ids.length, bookings }
  })

/**
 * Withdraws timeslots and does with their bookings what was decided for each. Refused where a booking has come, gone or
 * been moved since they were shown.
 */
export async function removeTimeslots(
  deps: SchedulingDeps,
  scope: Scope,
  { bookings: fates, ...removal }: RemoveTimeslots,
): Promise<void> {
  const record = { type: 'timeslots', id: scope.partnerId }
  await change(deps.db, scope, { action: 'timeslots.remove', record }, async (db) => {
    const ids = await slotsThatGo(deps, db, scope, removal)
    // As who books does: the applications before the timeslots.
    const before = await findVisitsOfSlots(db, scope, ids)
    await lockRows(
      db,
      scope,
      'applications',
      before.map(({ application_id }) => application_id),
    )
    await lockRows(db, scope, 'timeslots', ids)
    const rows = await findVisitsOfSlots(db, scope, ids)
    const decided = decisions(rows, fates)
    const kept = new Set(
      decided.flatMap(({ row, decision }) => (decision.fate === 'keep' ? [row.slot_id] : [])),
    )
    const gone = ids.filter((id) => !kept.has(id))
    await withdrawSlots(db, scope, gone, deps.now())
    for (const { row, decision } of decided) await settle({ ...deps, db }, scope, row, decision)
    if (removal.days_off !== null) {
      const { energy_advisor_id, reason } = removal.days_off
      await putDaysOff(db, scope, energy_advisor_id, daysOf(removal.days_off), reason)
    }
    return { result: undefined, after: { withdrawn: gone, days_off: removal.days_off } }
  })
}

async function slotsThatGo(
  deps: SchedulingDeps,
  db: PartnerDb,
  scope: Scope,
  { timeslot_ids, days_off }: Removal,
): Promise<string[]> {
  const named = await findSlots(db, scope, timeslot_ids)
  if (named.length < new Set(timeslot_ids).size) throw new Problem('shared.not-found')
  if (named.some(({ start_at }) => start_at < deps.now())) throw new Problem('scheduling.slot-passed')
  const off = days_off === null ? [] : await slotsOfDays(deps, db, scope, days_off)
  return [...new Set([...named, ...off].map(({ id }) => id))]
}

async function slotsOfDays(
  deps: SchedulingDeps,
  db: PartnerDb,
  scope: Scope,
  off: NonNullable<Removal['days_off']>,
) {
  const [advisor] = await findAdvisors(db, scope, [off.energy_advisor_id])
  if (advisor === undefined) throw new Problem('shared.not-found')
  if (off.to < off.from) throw at(scope, 'days_off/to', 'scheduling:problem.ends-before')
  if (off.to > addDays(off.from, MAX_DAYS)) throw at(scope, 'days_off/to', 'scheduling:problem.too-long')
  const zone = advisor.time_zone ?? scope.partner.config.time_zone
  const slots = await listSlotsIn(db, scope, around(off.from, off.to), advisor.id)
  return slots.filter(({ start_at }) => {
    const { day } = wallTime(zone, start_at)
    return day >= off.from && day <= off.to && start_at >= deps.now()
  })
}

function daysOf({ from, to }: Days): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

async function affected(
  deps: SchedulingDeps,
  db: PartnerDb,
  scope: Scope,
  row: VisitRow,
  without: readonly string[],
): Promise<AffectedBooking> {
  const [booking, booked] = [slotBooking(row), bookedOf(row)]
  if (booking === null || booked === null) throw new Error('a booking without its timeslot')
  const near = { ...needsOf(row), at: booked.start_at, without }
  const free = await listFreeNear(db, scope, near, deps.now())
  return {
    ...booking,
    start_at: booked.start_at.toISOString(),
    finish_at: booked.finish_at.toISOString(),
    advisor: booked.advisor.name,
    time_zone: zoneOf(row, scope.partner.config),
    offers: free
      .filter(({ zips }) => covers(zips, row.fields.zip))
      .slice(0, OFFERS)
      .map(({ id, start_at, advisor_name }) => ({
        id,
        start_at: start_at.toISOString(),
        advisor: advisor_name,
      })),
  }
}

/** Each booking with what was decided for it: neither more nor fewer than its author was shown, and none moved since. */
function decisions(rows: readonly VisitRow[], fates: readonly BookingFate[]) {
  const decided = rows.flatMap((row) => {
    const decision = fates.find(({ id, sequence }) => id === row.booking_id && sequence === row.sequence)
    return decision === undefined ? [] : [{ row, decision }]
  })
  if (decided.length < rows.length || decided.length < fates.length) throw new Problem('scheduling.stale')
  return decided
}

async function settle(
  deps: Omit<SchedulingDeps, 'db'> & { readonly db: ChangeDb },
  scope: Scope,
  row: VisitRow,
  decision: BookingFate,
): Promise<void> {
  const owner = { partnerId: scope.partnerId, ownerId: row.user_id }
  if (decision.fate === 'cancel') await cancelVisit(deps, scope, owner, row.application_id)
  if (decision.fate !== 'move') return
  const [timeslotId, booked] = [decision.timeslot_id, bookedOf(row)]
  if (timeslotId === null || booked === null) throw new Problem('shared.not-found')
  const wanted = { applicationId: row.application_id, timeslotId, seen: undefined, site: booked.site }
  await bookTimeslot(deps, scope, owner, wanted)
}
