import {
  MOST_BEING_MADE,
  MOST_EXPORTED_ROWS,
  MOST_WAITING,
  type NewExport,
} from '@hearthlight/domain/exports/export-file'
import { Problem } from '@hearthlight/domain/shared/problem'
import { z } from 'zod'
import { withheldFrom } from '../../platform/access/restricted.ts'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'
import { askerOf } from './asker-of.ts'
import type { ExportDeps } from './export-deps.ts'
import { countRows } from './export-rows-store.ts'
import { countBeingMade, insertExport, type StoredExport } from './export-store.ts'
import { readChoice } from './read-rows.ts'

/** As the queue holds it. */
export const MAKE_EXPORT = {
  name: 'exports.make',
  payload: z.object({ partnerId: z.string(), id: z.string(), staffId: z.string() }),
} as const

/** Has a file made in the background. What of whom and what for stands in the log; so does that it was refused. */
export async function askForExport(deps: ExportDeps, scope: Scope, asked: NewExport): Promise<StoredExport> {
  const { reading, count } = await inPartner(deps.db, scope, async (db) => {
    const reading = await readChoice(deps, db, scope, asked)
    return { reading, count: await countRows(db, scope, reading.what, reading.rows) }
  })
  if (reading.restricted.length > 0 && withheldFrom(scope) !== null) {
    await keep(deps, scope, asked, 'refused')
    throw new Problem('admin-exports.restricted')
  }
  if (count.rows === 0) throw new Problem('admin-exports.nothing')
  if (count.rows > MOST_EXPORTED_ROWS)
    throw new Problem('admin-exports.too-many', { params: { most: MOST_EXPORTED_ROWS } })
  return keep(deps, scope, asked, 'making', { restricted: reading.restricted })
}

function keep(
  { db, now, jobs }: ExportDeps,
  scope: Scope,
  { purpose, ...choice }: NewExport,
  state: 'making' | 'refused',
  logged: { readonly restricted?: readonly string[] } = {},
): Promise<StoredExport> {
  const asker = askerOf(scope)
  const id = newId()
  const action = state === 'making' ? 'export.make' : 'export.refuse'
  return change(db, scope, { action, record: { type: 'export', id } }, async (changeDb) => {
    if (state === 'making') await mustHaveRoom(changeDb, scope, asker.by_id)
    const at = now()
    const result = await insertExport(changeDb, {
      partner_id: scope.partnerId,
      id,
      choice: JSON.stringify(choice),
      purpose,
      state,
      created_at: at,
      ...asker,
      language: scope.language,
      ...(state === 'refused' && { reason: 'restricted' as const, finished_at: at }),
    })
    if (state === 'making')
      await jobs.enqueue(changeDb, MAKE_EXPORT, {
        partnerId: scope.partnerId,
        id,
        staffId: asker.by_id,
      })
    return { result, after: { ...choice, purpose, ...logged } }
  })
}

async function mustHaveRoom(db: ChangeDb, scope: Scope, byId: string): Promise<void> {
  const { all, own } = await countBeingMade(db, scope, byId)
  if (own >= MOST_BEING_MADE) throw new Problem('admin-exports.being-made')
  if (all >= MOST_WAITING) throw new Problem('admin-exports.many-waiting')
}
