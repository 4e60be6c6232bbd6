import {
  type ExportSchedule,
  MOST_SCHEDULES,
  type NewExportSchedule,
  nextExportAt,
} from '@hearthlight/domain/exports/export-schedule'
import { Problem } from '@hearthlight/domain/shared/problem'
import { withheldFrom } from '../../platform/access/restricted.ts'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { newId } from '../../platform/ids.ts'
import { actorId, type Scope } from '../../platform/scope.ts'
import { askerOf } from './asker-of.ts'
import type { ExportDeps } from './export-deps.ts'
import {
  countSchedules,
  deleteSchedule,
  insertSchedule,
  listSchedules,
  lockSchedule,
  type StoredSchedule,
  updateSchedule,
} from './export-schedule-store.ts'
import { readChoice } from './read-rows.ts'

type Listed = ExportSchedule & { readonly id: string }

/** All of a partner's: colleagues see what is made again and again, and for whom. */
export const readSchedules = ({ db, wordsOf }: ExportDeps, scope: Scope): Promise<Listed[]> =>
  inPartner(db, scope, async (partnerDb) => {
    const rows = await listSchedules(partnerDb, scope)
    const { names } = await wordsOf(partnerDb, scope)
    return rows.map((row) => presentSchedule(scope, row, names))
  })

function presentSchedule(scope: Scope, row: StoredSchedule, names: ReadonlyMap<string, string>): Listed {
  const { id, choice, purpose, rhythm, by_id, by_name, paused_at, reason, next_at } = row
  return {
    id,
    choice,
    purpose,
    rhythm,
    by: by_name,
    is_own: by_id === actorId(scope.actor),
    reason,
    is_paused: paused_at !== null,
    next_at: next_at.toISOString(),
    source_name: choice.source === undefined ? null : (names.get(choice.source) ?? null),
  }
}

/** The first file is made when the next day of the rhythm begins. */
export async function addSchedule(
  deps: ExportDeps,
  scope: Scope,
  { purpose, rhythm, ...choice }: NewExportSchedule,
): Promise<Listed> {
  const { db, now } = deps
  const { restricted } = await inPartner(db, scope, (partnerDb) => readChoice(deps, partnerDb, scope, choice))
  if (restricted.length > 0 && withheldFrom(scope) !== null) throw new Problem('admin-exports.restricted')
  const id = newId()
  const what = { action: 'export-schedule.add', record: { type: 'export_schedule', id } }
  return change(db, scope, what, async (changeDb) => {
    if ((await countSchedules(changeDb, scope)) >= MOST_SCHEDULES)
      throw new Problem('admin-exports.many-schedules', { params: { most: MOST_SCHEDULES } })
    const at = now()
    const row = await insertSchedule(changeDb, {
      partner_id: scope.partnerId,
      id,
      choice: JSON.stringify(choice),
      purpose,
      rhythm,
      ...askerOf(scope),
      language: scope.language,
      site: scope.site,
      created_at: at,
      next_at: nextExportAt(rhythm, scope.partner.config.time_zone, at),
    })
    const { names } = await deps.wordsOf(changeDb, scope)
    return { result: presentSchedule(scope, row, names), after: { ...choice, purpose, rhythm, restricted } }
  })
}

/** Whoever may export may pause it, since its maker may have left; only its maker has it go on, as the files are theirs. */
export function pauseSchedule(
  deps: ExportDeps,
  scope: Scope,
  id: string,
  isPaused: boolean,
): Promise<Listed> {
  const { db, now } = deps
  const action = isPaused ? 'export-schedule.pause' : 'export-schedule.resume'
  return change(db, scope, { action, record: { type: 'export_schedule', id } }, async (changeDb) => {
    const row = await lockSchedule(changeDb, scope, id)
    if (row === undefined) throw new Problem('shared.not-found')
    if (!isPaused && row.by_id !== actorId(scope.actor)) throw new Problem('admin-exports.not-your-schedule')
    const wasPaused = row.paused_at !== null
    const at = now()
    const changed =
      wasPaused === isPaused
        ? row
        : await updateSchedule(changeDb, scope, id, {
            paused_at: isPaused ? at : null,
            reason: null,
            ...(!isPaused && { next_at: nextExportAt(row.rhythm, scope.partner.config.time_zone, at) }),
          })
    const { names } = await deps.wordsOf(changeDb, scope)
    const result = presentSchedule(scope, changed, names)
    return { result, before: { is_paused: wasPaused }, after: { is_paused: isPaused } }
  })
}

export function removeSchedule({ db }: ExportDeps, scope: Scope, id: string): Promise<void> {
  const what = { action: 'export-schedule.remove', record: { type: 'export_schedule', id } }
  return change(db, scope, what, async (changeDb) => {
    const row = await lockSchedule(changeDb, scope, id)
    if (row === undefined) throw new Problem('shared.not-found')
    await deleteSchedule(changeDb, scope, id)
    return { result: undefined, before: { ...row.choice, purpose: row.purpose, rhythm: row.rhythm } }
  })
}
