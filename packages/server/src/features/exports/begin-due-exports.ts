import { nextExportAt } from '@hearthlight/domain/exports/export-schedule'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { z } from 'zod'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import { newId } from '../../platform/ids.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { MAKE_EXPORT } from './ask-for-export.ts'
import type { ExportDeps } from './export-deps.ts'
import { listDue, lockSchedule, updateSchedule } from './export-schedule-store.ts'
import { insertExport } from './export-store.ts'

const BEGIN_DUE = 'exports.begin-due'

/** Zones differ from each other by quarters of an hour. */
export const beginDueExportsJob = (deps: ExportDeps) =>
  defineJob(BEGIN_DUE, z.object({}), () => beginDueExports(deps), { cron: '*/15 * * * *' })

/**
 * Has each file made that is due. That it is asked for and when the next one is due is written together, one schedule at a
 * time: whoever goes on after a crash, or looks at the same moment, makes none of them twice and leaves none out.
 */
async function beginDueExports(deps: ExportDeps): Promise<void> {
  const { db, now } = deps
  for (const { partner_id, id } of await listDue(db, now()))
    await begin(deps, partner_id, id).catch((error) => deps.onError(error))
}

async function begin(
  { db, now, jobs, directory }: ExportDeps,
  partnerId: string,
  scheduleId: string,
): Promise<void> {
  const partner = await directory.byId(partnerId)
  if (partner === undefined) return
  const id = newId()
  const what = { action: 'export.make', record: { type: 'export', id } }
  await change(db, bySystem(partnerId, BEGIN_DUE), what, async (changeDb) => {
    const at = now()
    const schedule = await lockSchedule(changeDb, { partnerId }, scheduleId)
    if (schedule === undefined || schedule.paused_at !== null || schedule.next_at > at)
      return { result: undefined }
    const { choice, purpose, rhythm, by_kind, by_id, by_name, language } = schedule
    await insertExport(changeDb, {
      partner_id: partnerId,
      id,
      choice: JSON.stringify(choice),
      purpose,
      by_kind,
      by_id,
      by_name,
      language,
      schedule_id: scheduleId,
      state: 'making',
      created_at: at,
    })
    await updateSchedule(changeDb, { partnerId }, scheduleId, {
      next_at: nextExportAt(rhythm, partnerIn(partner, language).config.time_zone, at),
    })
    await jobs.enqueue(changeDb, MAKE_EXPORT, { partnerId, id, staffId: by_id })
    return { result: undefined, after: { ...choice, purpose, rhythm, schedule: scheduleId } }
  })
}
