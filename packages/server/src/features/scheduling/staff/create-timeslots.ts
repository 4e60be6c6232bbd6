import { type Repeated, repeatSlots } from '@hearthlight/domain/scheduling/repeat-slots'
import type { CreatedTimeslots, CreateTimeslots } from '@hearthlight/domain/scheduling/staff-timeslots'
import { addDays } from '@hearthlight/domain/scheduling/week'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { SchedulingDeps } from '../scheduling-deps.ts'
import { listDaysOff } from './day-off-store.ts'
import { around } from './read-week.ts'
import { findAdvisors, listSlotsIn, putTimeslots } from './staff-timeslot-store.ts'

const MAX_DAYS = 366
const MAX_SLOTS = 2000

type Planned = Repeated & { readonly advisor: { readonly id: string; readonly name: string } }

/** Makes timeslots that repeat; what cannot be is left out and named. */
export async function createTimeslots(
  deps: SchedulingDeps,
  scope: Scope,
  input: CreateTimeslots,
): Promise<CreatedTimeslots> {
  if (input.is_dry_run) return told(await inPartner(deps.db, scope, (db) => plan(deps, db, scope, input)))
  const record = { type: 'timeslots', id: scope.partnerId }
  return await change(deps.db, scope, { action: 'timeslots.create', record }, async (db) => {
    const planned = await plan(deps, db, scope, input)
    const rows = planned.flatMap(({ advisor, slots }) =>
      slots.map(({ start_at, finish_at }) => ({
        energy_advisor_id: advisor.id,
        start_at,
        finish_at,
        title: input.title,
      })),
    )
    const created = await putTimeslots(db, scope, rows)
    const { is_dry_run: _, ...recurrence } = input
    return {
      result: { ...told(planned), created },
      ...(created > 0 && { after: { ...recurrence, created } }),
    }
  })
}

async function plan(
  deps: SchedulingDeps,
  db: PartnerDb,
  scope: Scope,
  input: CreateTimeslots,
): Promise<Planned[]> {
  const ids = [...new Set(input.energy_advisor_ids)]
  const advisors = await findAdvisors(db, scope, ids)
  if (advisors.length < ids.length) throw new Problem('shared.not-found')
  refuseSpan(scope, input)
  const daysOff = await listDaysOff(db, scope, input)
  const slots = await listSlotsIn(db, scope, around(input.from, input.to))
  const planned = advisors.map((advisor) => ({
    advisor,
    ...repeatSlots(input, {
      timeZone: advisor.time_zone ?? scope.partner.config.time_zone,
      daysOff: new Set(daysOff.flatMap((off) => (off.energy_advisor_id === advisor.id ? [off.day] : []))),
      taken: slots.filter(({ energy_advisor_id }) => energy_advisor_id === advisor.id),
      now: deps.now(),
    }),
  }))
  if (planned.reduce((sum, each) => sum + each.slots.length, 0) > MAX_SLOTS)
    throw at(scope, 'to', 'scheduling:problem.too-many', { count: MAX_SLOTS })
  return planned
}

function refuseSpan(scope: Scope, { from, to }: CreateTimeslots): void {
  if (to < from) throw at(scope, 'to', 'scheduling:problem.ends-before')
  if (to > addDays(from, MAX_DAYS)) throw at(scope, 'to', 'scheduling:problem.too-long')
}

/** A refusal at one field of what staff entered. */
export function at(scope: Scope, field: string, text: string, params: Record<string, number> = {}): Problem {
  const message = translator(scope.language, scope.partner.config)(text, params)
  return new Problem('shared.invalid-form', { fields: [{ pointer: `/${field}`, message }] })
}

function told(planned: readonly Planned[]): CreatedTimeslots {
  const counts = new Map<string, number>()
  for (const { day } of planned.flatMap(({ slots }) => slots)) counts.set(day, (counts.get(day) ?? 0) + 1)
  return {
    created: planned.reduce((sum, { slots }) => sum + slots.length, 0),
    days: [...counts]
      .map(([day, count]) => ({ day, count }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    left_out: planned.flatMap(({ advisor, leftOut }) =>
      leftOut.map((slot) => ({ ...slot, advisor: advisor.name })),
    ),
  }
}
