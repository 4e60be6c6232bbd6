import { type Late, MOST_LATE } from '@hearthlight/domain/applications/queue/dashboard'
import { lateFrom, workingDaysSince } from '@hearthlight/domain/programs/promise-clock'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { dayRange } from '../../platform/day-range.ts'
import type { Scope } from '../../platform/scope.ts'
import { listWithoutNote } from './late-visit-store.ts'

/** Visits that have taken place and whose note is past its promise. */
export async function readLateVisits(
  db: PartnerDb,
  scope: Scope,
  { now, program }: { readonly now: Date; readonly program: string | undefined },
): Promise<Late> {
  const { time_zone: zone, settings } = scope.partner.config
  const promised_days = settings.staff_promises.visit_note_working_days
  const today = dayIn(zone, now)
  const { until: before } = dayRange(zone, undefined, lateFrom(today, promised_days))
  const rows = await listWithoutNote(db, scope, { before: before ?? now, program, limit: MOST_LATE })
  return {
    count: Number(rows[0]?.in_all ?? 0),
    oldest: rows.map(({ application_id, number, name, advisor, finish_at }) => ({
      application_id,
      number,
      name,
      what: advisor,
      promised_days,
      since: finish_at.toISOString(),
      days: workingDaysSince(dayIn(zone, finish_at), today),
    })),
  }
}
