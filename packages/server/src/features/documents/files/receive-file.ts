import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { ScanState } from '@hearthlight/domain/documents/document'
import type { DocumentKind } from '@hearthlight/domain/documents/document-kinds'
import { MAX_DOCUMENT_BYTES } from '@hearthlight/domain/documents/document-limits'
import { cleanFileName } from '@hearthlight/domain/documents/file-names'
import { validateUpload } from '@hearthlight/domain/documents/validate-upload'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { letOthersGo } from '../../../platform/threads/main-thread.ts'
import type { DocumentDeps } from '../document-deps.ts'
import { insertFile } from './document-file-store.ts'
import { headBytes, sniffKind } from './sniff-kind.ts'
import { keyOfFile } from './stored-file.ts'

export type ReceivedFile = {
  readonly id: string
  readonly name: string
  readonly kind: DocumentKind
  readonly size: number
  readonly sha256: string
  readonly scan: ScanState
}

/** Streams one file into the storage; what it is and how long is judged on the way, before the last byte is kept. */
export async function receiveFile(
  { db, files, scan, now }: DocumentDeps,
  { partnerId }: InPartner,
  id: string,
  part: MultipartFile,
): Promise<ReceivedFile> {
  // The types of the parser promise a name; a sender may leave it out.
  const name = cleanFileName(part.filename ?? '')
  const refusal = validateUpload({ name, size: 1 }, [])
  if (refusal !== null) throw new Problem(refusal)
  const chunks: AsyncIterator<Buffer> = part.file[Symbol.asyncIterator]()
  const head = await readHead(chunks)
  if (head.length === 0) throw new Problem('documents.empty')
  const kind = await sniffKind(head, { name, type: part.mimetype })
  const scanned = scan === undefined ? 'off' : 'waiting'
  await inPartner(db, { partnerId }, (db) =>
    insertFile(db, { partnerId }, { id, content_type: kind, scan: scanned, created_at: now() }),
  )
  const hash = createHash('sha256')
  let size = 0
  const measured = async function* () {
    for await (const chunk of following(head, chunks)) {
      await letOthersGo(partnerId)
      size += chunk.length
      if (size > MAX_DOCUMENT_BYTES) throw new Problem('documents.too-big')
      hash.update(chunk)
      yield chunk
    }
  }
  await files.put(keyOfFile({ partner_id: partnerId, id }), Readable.from(measured()))
  return { id, name, kind, size, sha256: hash.digest('hex'), scan: scanned }
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0)
  while (head.length < headBytes(head)) {
    const next = await chunks.next()
    if (next.done === true) break
    head = Buffer.concat([head, next.value])
  }
  return head
}

async function* following(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value
}
