import { Readable } from 'node:stream'
import { type ExportReason, MOST_EXPORTED_ROWS } from '@hearthlight/domain/exports/export-file'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import type { z } from 'zod'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { type FileKey, fileKey } from '../../platform/files/files.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Scope } from '../../platform/scope.ts'
import { MAKE_EXPORT } from './ask-for-export.ts'
import type { ExportDeps } from './export-deps.ts'
import { countRows } from './export-rows-store.ts'
import { findExport, type StoredExport, settleExport } from './export-store.ts'
import { type Reading, readChoice, readRows } from './read-rows.ts'
import { streamRows } from './stream-rows.ts'
import { tellOfScheduled } from './tell-of-scheduled.ts'

const BATCH = 500
/** Two of them, so that a large one of one partner leaves room for another's. */
const AT_ONCE = 2

type Stored = Pick<StoredExport, 'partner_id' | 'id' | 'choice'>
export const exportKey = ({ partner_id, id, choice }: Stored): FileKey =>
  fileKey('exports', partner_id, `${id}.${choice.kind}`)

export const makeExportJob = (deps: ExportDeps) =>
  defineJob(MAKE_EXPORT.name, MAKE_EXPORT.payload, (asked) => makeExport(deps, asked), {
    atOnce: AT_ONCE,
    person: 'staffId',
  })

type Made = { readonly rows: number; readonly bytes: number; readonly hasRestricted: boolean }

/** Writes the file a batch at a time. Who asked must still be allowed to have it. */
async function makeExport(
  deps: ExportDeps,
  { partnerId, id }: z.infer<typeof MAKE_EXPORT.payload>,
): Promise<void> {
  const partner = await deps.directory.byId(partnerId)
  if (partner === undefined) return
  const found = await inPartner(deps.db, { partnerId }, (db) => findExport(db, { partnerId }, id))
  if (found?.state !== 'making') return
  const { language } = found
  const scope: Scope = {
    partnerId,
    partner: partnerIn(partner, language),
    language,
    requestId: MAKE_EXPORT.name,
    actor: { kind: 'system' },
    // No link is written into a file.
    site: '',
  }
  const prepared = await prepare(deps, scope, found)
  if ('reason' in prepared) return settle(deps, found, prepared)
  try {
    const made = await write(deps, scope, found, prepared)
    await settle(deps, found, made)
  } catch (error) {
    deps.onError(error)
    await settle(deps, found, { state: 'failed', reason: 'broken' })
  }
}

type Stopped = { readonly state: 'refused' | 'failed'; readonly reason: ExportReason }
type Prepared = { readonly reading: Reading; readonly withheld: string | null }

function prepare(deps: ExportDeps, scope: Scope, found: StoredExport): Promise<Prepared | Stopped> {
  return inPartner(deps.db, scope, async (db) => {
    const staff = await deps.staffOf(db, scope, { kind: found.by_kind, id: found.by_id })
    const permissions = staff?.permissions ?? []
    if (!permissions.includes('exports')) return { state: 'refused', reason: 'no_permission' }
    const reading = await readChoice(deps, db, scope, found.choice)
    const isOpen = permissions.includes('AppliedOfferRestrictedDataAccess')
    if (reading.restricted.length > 0 && !isOpen) return { state: 'refused', reason: 'restricted' }
    const { rows } = await countRows(db, scope, reading.what, reading.rows)
    if (rows > MOST_EXPORTED_ROWS) return { state: 'failed', reason: 'too_many' }
    const { no_permission } = scope.partner.config.settings.admin3_restricted_data_messages
    return { reading, withheld: isOpen ? null : no_permission }
  })
}

async function write(
  deps: ExportDeps,
  scope: Scope,
  found: StoredExport,
  { reading, withheld }: Prepared,
): Promise<Made> {
  let [rows, bytes] = [0, 0]
  const file = streamRows({
    ...reading.form,
    next: async (after) => {
      const page = { after, limit: BATCH, withheld }
      const read = await inPartner(deps.db, scope, (db) => readRows(deps, db, scope, reading, page))
      rows += read.length
      return read
    },
  })
  const counted = async function* () {
    for await (const piece of file) {
      bytes += piece.length
      yield piece
    }
  }
  await deps.files.put(exportKey(found), Readable.from(counted(), { objectMode: false }))
  return { rows, bytes, hasRestricted: withheld === null && reading.questions.length > 0 }
}

async function settle(deps: ExportDeps, found: StoredExport, became: Made | Stopped): Promise<void> {
  const { db, now } = deps
  const { id, partner_id: partnerId } = found
  const settled =
    'rows' in became
      ? { state: 'ready' as const, reason: null, rows: became.rows, bytes: String(became.bytes) }
      : { ...became, rows: null, bytes: null }
  const has_restricted = 'rows' in became && became.hasRestricted
  const what = { action: 'export.finish', record: { type: 'export', id } }
  await change(db, bySystem(partnerId, MAKE_EXPORT.name), what, async (changeDb) => {
    const isFirst = await settleExport(changeDb, { partnerId }, id, {
      ...settled,
      has_restricted,
      finished_at: now(),
    })
    if (isFirst) await tellOfScheduled(deps, changeDb, { partnerId }, found, settled)
    const before = { state: 'making', reason: null, rows: null, bytes: null }
    return { result: undefined, before, after: isFirst ? settled : before }
  })
}
