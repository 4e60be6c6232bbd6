import { answersInWords } from '@hearthlight/domain/assessment/wizard/answers-in-words'
import { formats } from '@hearthlight/domain/partner/formats'
import type { AdvisorDay, VisitBrief } from '@hearthlight/domain/scheduling/visit-brief'
import { wallTime } from '@hearthlight/domain/scheduling/week'
import { Problem } from '@hearthlight/domain/shared/problem'
import { asAdvisor } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { SchedulingDeps } from '../scheduling-deps.ts'
import { findVisitOfBooking, type VisitRow } from '../visit-store.ts'
import { presentBooking } from './present-booking.ts'
import { around } from './read-week.ts'
import { listVisitsOf } from './staff-booking-store.ts'
import { findAdvisorOfStaff, lastAnswered, listVisitNotes } from './visit-note-store.ts'

/** The visits of a day, of the advisor who is the member of staff that asks. */
export function readAdvisorDay(deps: SchedulingDeps, scope: Scope, day: string): Promise<AdvisorDay> {
  return inPartner(deps.db, scope, async (db) => {
    const staff = actorId(scope.actor)
    const advisor = staff === null ? undefined : await findAdvisorOfStaff(db, scope, staff)
    if (advisor === undefined) return { day, advisor: null, visits: [] }
    const zone = advisor.time_zone ?? scope.partner.config.time_zone
    const rows = await listVisitsOf(db, scope, advisor.id, around(day, day))
    const ofDay = rows.filter(({ start_at }) => start_at !== null && wallTime(zone, start_at).day === day)
    return { day, advisor: advisor.name, visits: ofDay.flatMap((row) => presentBooking(row, scope) ?? []) }
  })
}

export async function mustFindBooking(deps: SchedulingDeps, scope: Scope, id: string): Promise<VisitRow> {
  const row = await inPartner(deps.db, scope, (db) => findVisitOfBooking(db, scope, id))
  if (row === undefined) throw new Problem('shared.not-found')
  return row
}

/** What is known of the home of a visit, the plan of its owner, and what was noted there before. */
export async function readBrief(deps: SchedulingDeps, scope: Scope, id: string): Promise<VisitBrief> {
  const row = await mustFindBooking(deps, scope, id)
  const booking = presentBooking(row, scope)
  if (booking === null) throw new Problem('shared.not-found')
  // Before the answers themselves: an answer given in between makes a correction stale, never the other way round.
  const { notes, answeredAt } = await inPartner(deps.db, scope, async (db) => ({
    notes: await listVisitNotes(db, scope, row.building_id),
    answeredAt: await lastAnswered(db, scope, row.building_id),
  }))
  const { building, answers, result } = await deps.home.read(asAdvisor(scope, row.user_id), row.building_id)
  const { config } = scope.partner
  const translate = translator(scope.language, config)
  const { number } = formats(config, scope.language)
  return {
    booking,
    answers,
    result,
    construction_year: building.construction_year ?? null,
    floor_area: building.floor_area ?? null,
    known: answersInWords(config.settings.sections.audit_sections, answers, { translate, number }),
    answers_at: answeredAt?.toISOString() ?? null,
    notes: notes.map(({ by_name, created_at, ...note }) => ({
      ...note,
      by: by_name,
      created_at: created_at.toISOString(),
    })),
  }
}
