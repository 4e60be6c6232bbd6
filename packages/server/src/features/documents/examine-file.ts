import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { DocumentDeps } from './document-deps.ts'
import { type FileAddress, findFile, updateFile } from './document-file-store.ts'
import { keyOfFile, keyOfThumbnail } from './stored-file.ts'

const Payload = z.object({ partner_id: z.uuid(), id: z.uuid() })

/** What is done with a file after it has come: looked through for viruses, then drawn small. */
export const EXAMINE_FILE = { name: 'documents.examine', payload: Payload }

export const examineJob = (deps: DocumentDeps): Job<typeof Payload> =>
  defineJob(EXAMINE_FILE.name, Payload, (file) => examineFile(deps, file))

async function examineFile(deps: DocumentDeps, file: FileAddress): Promise<void> {
  const scope = { partnerId: file.partner_id }
  const row = await inPartner(deps.db, scope, (db) => findFile(db, scope, file.id))
  if (row === undefined) return
  const scan = row.scan === 'waiting' ? await scanned(deps, file) : row.scan
  if (scan === 'infected' || row.thumbnail !== 'waiting') return
  const kept = await deps.files.get(keyOfFile(file))
  if (kept === undefined) return
  const asker = { partnerId: file.partner_id, personId: file.id }
  const question = { kind: row.content_type, bytes: Uint8Array.from(await buffer(kept.stream)) }
  const drawn = await deps.thumbnails.ask(question, asker)
  if (drawn !== null) await deps.files.put(keyOfThumbnail(file), Readable.from([Buffer.from(drawn)]))
  const thumbnail = drawn === null ? 'none' : 'made'
  await inPartner(deps.db, scope, (db) => updateFile(db, scope, file.id, { thumbnail }))
}

/** Only what the scanner calls clean is opened. When it cannot say, the job fails and is done again. */
async function scanned(deps: DocumentDeps, file: FileAddress) {
  if (deps.scan === undefined) throw new Error('A file waits for a virus scanner, and there is none.')
  const kept = await deps.files.get(keyOfFile(file))
  if (kept === undefined) throw new Error(`The storage has lost the file ${file.id}.`)
  const scan = await deps.scan(kept.stream)
  const scope = { partnerId: file.partner_id }
  const thumbnail = scan === 'infected' ? ({ thumbnail: 'none' } as const) : {}
  await inPartner(deps.db, scope, (db) => updateFile(db, scope, file.id, { scan, ...thumbnail }))
  return scan
}
