import { EXPORT_DAYS, type Export } from '@hearthlight/domain/exports/export-file'
import { Problem } from '@hearthlight/domain/shared/problem'
import { DateTime } from 'luxon'
import { withheldFrom } from '../../platform/access/restricted.ts'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { actorId, type Scope } from '../../platform/scope.ts'
import type { ExportDeps } from './export-deps.ts'
import {
  deleteExportsBefore,
  failAbandoned,
  findExport,
  listExports,
  listOver,
  noteForgotten,
  type StoredExport,
} from './export-store.ts'
import { exportKey } from './make-export.ts'

export const EXPORTS_PATH = '/api/admin/v1/exports'
const DAY_MS = 86_400_000
const LISTED_DAYS = 30
const MOST_LISTED = 100
/** A job that no server finished within a day has been tried for the last time. */
const ABANDONED_MS = DAY_MS
const KEPT_DAYS = 90

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** What staff had made lately; each file is for its maker alone. */
export const readExports = (
  { db, now, wordsOf }: ExportDeps,
  scope: Scope,
): Promise<(Export & { readonly id: string })[]> =>
  inPartner(db, scope, async (partnerDb) => {
    const rows = await listExports(partnerDb, scope, before(now(), LISTED_DAYS), MOST_LISTED)
    const { names } = await wordsOf(partnerDb, scope)
    return rows.map((row) => ({ ...presentExport(scope, row, names, now()), id: row.id }))
  })

export function presentExport(
  scope: Scope,
  { id, choice, purpose, by_id, by_name, state, reason, rows, bytes, created_at, ...row }: StoredExport,
  names: ReadonlyMap<string, string>,
  now: Date,
): Export {
  const left = state === 'ready' ? leftMs(row, now) : 0
  const isOwn = by_id === actorId(scope.actor)
  return {
    choice,
    purpose,
    by: by_name,
    is_own: isOwn,
    reason,
    rows,
    source_name: choice.source === undefined ? null : (names.get(choice.source) ?? null),
    state: state === 'ready' && left <= 0 ? 'over' : state,
    bytes: bytes === null ? null : Number(bytes),
    created_at: created_at.toISOString(),
    days_left: left > 0 ? Math.ceil(left / DAY_MS) : null,
    url: isOwn && left > 0 ? `${EXPORTS_PATH}/${id}/file` : null,
  }
}

type Finished = Pick<StoredExport, 'finished_at' | 'forgotten_at'>
const leftMs = ({ finished_at, forgotten_at }: Finished, now: Date): number =>
  finished_at === null || forgotten_at !== null
    ? 0
    : finished_at.getTime() + EXPORT_DAYS * DAY_MS - now.getTime()

/** The file, for who had it made. That it was taken stands in the log, with what is in it. */
export async function openExport({ db, now, files }: ExportDeps, scope: Scope, id: string) {
  const found = await inPartner(db, scope, (partnerDb) => findExport(partnerDb, scope, id))
  if (found === undefined || found.by_id !== actorId(scope.actor)) throw new Problem('shared.not-found')
  // Who may not read restricted answers any more does not get those of an earlier day either.
  if (found.has_restricted && withheldFrom(scope) !== null) throw new Problem('admin-exports.restricted')
  const file =
    found.state === 'ready' && leftMs(found, now()) > 0 ? await files.get(exportKey(found)) : undefined
  if (file === undefined) throw new Problem('admin-exports.gone')
  const { what, columns, kind } = found.choice
  await change(db, scope, { action: 'export.download', record: { type: 'export', id } }, async () => ({
    result: undefined,
    after: { what, columns, rows: found.rows, purpose: found.purpose },
  }))
  const zone = scope.partner.config.time_zone
  const day = DateTime.fromJSDate(found.created_at, { zone }).toISODate()
  return { ...file, kind, name: `${scope.partner.config.code}-${what}-${day}.${kind}` }
}

/** Files go when their days are over, and later their lines in the list; the log keeps who, when and which columns. */
export async function forgetExports({ db, now, files }: ExportDeps): Promise<void> {
  const at = now()
  await failAbandoned(db, new Date(at.getTime() - ABANDONED_MS), at)
  for (const found of await listOver(db, before(at, EXPORT_DAYS))) {
    await files.delete(exportKey(found))
    await noteForgotten(db, found, at)
  }
  await deleteExportsBefore(db, before(at, KEPT_DAYS))
}
