import { addressOf as homeAddress } from '@hearthlight/domain/buildings/home-address'
import { allowsUserScheduling } from '@hearthlight/domain/incentives/shown/user-scheduling'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { homeZone } from '@hearthlight/domain/scheduling/home-zone'
import type { Timeslot } from '@hearthlight/domain/scheduling/timeslot'
import type { BookedVisit, Visit } from '@hearthlight/domain/scheduling/visit'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { StoredTimeslot, VisitNeeds } from './timeslot-store.ts'
import type { VisitRow } from './visit-store.ts'

type OfWhat = Pick<VisitRow, 'incentive' | 'program'>
type Standing = Pick<VisitRow, 'status' | 'scheduled_by'>

export function titleOf({ incentive, program }: OfWhat, language: Language): string {
  const title = incentive?.title ?? program?.name ?? {}
  return title[language] ?? Object.values(title)[0] ?? ''
}

export const addressOf = ({ fields }: Pick<VisitRow, 'fields'>): string => homeAddress(fields)

export const zoneOf = ({ fields }: Pick<VisitRow, 'fields'>, config: PartnerConfig): string =>
  homeZone(fields, config.time_zone)

/** A program has no kind of work of its own: whoever goes there may come. */
export const needsOf = ({
  project_type_id,
  incentive,
}: Pick<VisitRow, 'project_type_id' | 'incentive'>): VisitNeeds => ({
  projectTypeId: project_type_id,
  minutes: incentive?.schedule?.minutes ?? 0,
})

/** As the incentive says, or the status that the program has for it. */
export const mayBeScheduled = ({ incentive, program, status, scheduled_by }: OfWhat & Standing): boolean =>
  program === null
    ? allowsUserScheduling(incentive?.schedule ?? null, status, scheduled_by)
    : program.statuses[status]?.user_scheduling === true

export const presentVisit = (row: VisitRow, config: PartnerConfig, language: Language): Visit => ({
  project: { id: row.application_id, number: row.number, name: titleOf(row, language) },
  user_name: row.person_name,
  building: { id: row.building_id, address: addressOf(row), time_zone: zoneOf(row, config) },
  user_scheduling_enabled: mayBeScheduled(row),
  booking: bookingOf(row),
})

/** The columns of a booking are there together or not at all. */
export function bookedOf(row: VisitRow) {
  const { booking_id, slot_id, start_at, finish_at, advisor_id, advisor_name, advisor_email } = row
  const { sequence, site } = row
  if (booking_id === null || slot_id === null || start_at === null || finish_at === null) return null
  if (advisor_id === null || advisor_name === null || advisor_email === null) return null
  if (sequence === null || site === null) return null
  const advisor = { id: advisor_id, name: advisor_name, email: advisor_email, staffId: row.admin_id }
  return { id: booking_id, slotId: slot_id, start_at, finish_at, advisor, sequence, site }
}
export type Booked = NonNullable<ReturnType<typeof bookedOf>>

function bookingOf(row: VisitRow): BookedVisit | null {
  const booked = bookedOf(row)
  if (booked === null) return null
  const timeslot: Timeslot = {
    id: booked.slotId,
    energy_advisor_id: booked.advisor.id,
    admin_id: row.admin_id === null ? null : booked.advisor.id,
    start_at: booked.start_at.toISOString(),
    finish_at: booked.finish_at.toISOString(),
    status: 'scheduled',
    title: row.slot_title ?? '',
  }
  return { id: booked.id, timeslot, energy_advisor: { id: booked.advisor.id, name: booked.advisor.name } }
}

/**
 * A slot as the person of this application sees it. Who has booked it is nobody's business, nor is the id of the advisor's
 * account, with which accounts are made in their name: where they have one, the advisor's own stands there.
 */
export function presentTimeslot(
  {
    booked_for,
    withdrawn_at: _,
    zips: _zips,
    admin_id,
    start_at,
    finish_at,
    status,
    ...slot
  }: StoredTimeslot,
  applicationId: string,
): Timeslot {
  const taken = booked_for === applicationId ? 'scheduled' : 'booked'
  return {
    ...slot,
    admin_id: admin_id === null ? null : slot.energy_advisor_id,
    start_at: start_at.toISOString(),
    finish_at: finish_at.toISOString(),
    status: booked_for === null ? status : taken,
  }
}
