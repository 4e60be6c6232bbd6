import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ScanState } from '@hearthlight/domain/documents/document'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Db } from '../../../platform/database/schema.ts'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import type { DocumentDeps } from '../document-deps.ts'
import { type FileAddress, findFile, updateFile } from './document-file-store.ts'
import { keyOfFile, keyOfThumbnail } from './stored-file.ts'

const Payload = z.object({ partnerId: z.uuid(), id: z.uuid(), ownerId: z.uuid() })
type Given = z.infer<typeof Payload>

/** Two queues, since a picture that is hard to draw must not keep documents closed. */
const SCAN_FILE = { name: 'documents.scan', payload: Payload }
const DRAW_FILE = { name: 'documents.draw', payload: Payload }
/** Drawing takes a thread each, and of one partner one: another's pictures do not wait for it. */
const AT_ONCE = { scan: 4, draw: 2 }

/** What is done with a file after it has come: looked through for viruses where there is a scanner, then drawn small. */
export const examineLater = (
  { jobs }: Pick<DocumentDeps, 'jobs'>,
  db: Db,
  file: Given,
  scan: ScanState,
): Promise<void> => jobs.enqueue(db, scan === 'waiting' ? SCAN_FILE : DRAW_FILE, file)

export const scanJob = (deps: DocumentDeps): Job<typeof Payload> =>
  defineJob(SCAN_FILE.name, Payload, (file) => scanFile(deps, file), {
    atOnce: AT_ONCE.scan,
    person: 'ownerId',
  })

export const drawJob = (deps: DocumentDeps): Job<typeof Payload> =>
  defineJob(DRAW_FILE.name, Payload, (file) => drawFile(deps, file), {
    atOnce: AT_ONCE.draw,
    person: 'ownerId',
  })

const addressOf = ({ partnerId, id }: Given): FileAddress => ({ partner_id: partnerId, id })

/** Only what the scanner calls clean is opened. When it cannot say, the job fails and is done again. */
async function scanFile(deps: DocumentDeps, file: Given): Promise<void> {
  const row = await inPartner(deps.db, file, (db) => findFile(db, file, file.id))
  if (row?.scan !== 'waiting') return
  if (deps.scan === undefined) throw new Error('A file waits for a virus scanner, and there is none.')
  const kept = await deps.files.get(keyOfFile(addressOf(file)))
  if (kept === undefined) throw new Error(`The storage has lost the file ${file.id}.`)
  const scan = await deps.scan(kept.stream)
  await inPartner(deps.db, file, async (db) => {
    if (scan === 'infected') return updateFile(db, file, file.id, { scan, thumbnail: 'none' })
    await updateFile(db, file, file.id, { scan })
    await deps.jobs.enqueue(db, DRAW_FILE, file)
  })
}

async function drawFile(deps: DocumentDeps, file: Given): Promise<void> {
  const row = await inPartner(deps.db, file, (db) => findFile(db, file, file.id))
  const isOpen = row?.scan === 'clean' || row?.scan === 'off'
  if (!isOpen || row.thumbnail !== 'waiting') return
  const kept = await deps.files.get(keyOfFile(addressOf(file)))
  if (kept === undefined) return
  const asker = { partnerId: file.partnerId, personId: file.ownerId }
  const question = { kind: row.content_type, bytes: Uint8Array.from(await buffer(kept.stream)) }
  const drawn = await deps.thumbnails.ask(question, asker)
  if (drawn !== null)
    await deps.files.put(keyOfThumbnail(addressOf(file)), Readable.from([Buffer.from(drawn)]))
  const thumbnail = drawn === null ? 'none' : 'made'
  await inPartner(deps.db, file, (db) => updateFile(db, file, file.id, { thumbnail }))
}
