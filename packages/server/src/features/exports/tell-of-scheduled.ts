import { EXPORT_DAYS, type ExportReason } from '@hearthlight/domain/exports/export-file'
import { SCHEDULE_REASONS } from '@hearthlight/domain/exports/export-schedule'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import type { ExportDeps } from './export-deps.ts'
import { lockSchedule, updateSchedule } from './export-schedule-store.ts'
import type { StoredExport } from './export-store.ts'

/**
 * What became of a scheduled file, to who set it up, with the way to it: behind the link one signs in, and needs the
 * permission. What they may not have any more is not made again either.
 */
export async function tellOfScheduled(
  { staffOf, now, sendMail }: ExportDeps,
  db: ChangeDb,
  scope: InPartner,
  { schedule_id, by_kind, by_id, by_name, purpose, language }: StoredExport,
  { rows, reason }: { readonly rows: number | null; readonly reason: ExportReason | null },
): Promise<void> {
  const schedule = schedule_id === null ? undefined : await lockSchedule(db, scope, schedule_id)
  if (schedule === undefined) return
  const ending = SCHEDULE_REASONS.find((known) => known === reason)
  if (ending !== undefined) await updateSchedule(db, scope, schedule.id, { paused_at: now(), reason: ending })
  const staff = await staffOf(db, scope, { kind: by_kind, id: by_id })
  if (staff === undefined) return
  const outcome = ending === undefined ? 'failed' : 'paused'
  await sendMail(db, scope, {
    template: `admin-exports:mail.${rows === null ? outcome : 'ready'}`,
    to: staff.email,
    language,
    values: {
      name: by_name,
      purpose,
      rows: rows ?? 0,
      days: EXPORT_DAYS,
      url: `${schedule.site}/admin/exports`,
    },
  })
}
