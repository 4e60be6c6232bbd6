import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import { MOST_IMPORT_BYTES, NO_READING_COUNTS } from '@hearthlight/domain/meters/supplied/reading-import'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { newId } from '../../../platform/ids.ts'
import { actorName, type Scope } from '../../../platform/scope.ts'
import { letOthersGo } from '../../../platform/threads/main-thread.ts'
import { keyOfReadingImport, type ReadingImportDeps } from './import-deps.ts'
import { insertReadingImport, type StoredReadingImport } from './import-store.ts'

/** Keeps the file as it comes; what it holds is read in the background. */
export async function receiveReadingImport(
  { db, files, now, goOn }: ReadingImportDeps,
  scope: Scope,
  part: Pick<MultipartFile, 'filename' | 'file'>,
): Promise<StoredReadingImport> {
  const id = newId()
  const key = keyOfReadingImport(scope.partnerId, id)
  let size = 0
  const measured = async function* () {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      await letOthersGo(scope.partnerId)
      size += chunk.length
      if (size > MOST_IMPORT_BYTES) throw new Problem('admin-readings.too-big')
      yield chunk
    }
  }
  try {
    await files.put(key, Readable.from(measured()))
    if (size === 0) throw new Problem('admin-readings.empty')
    const file_name = (part.filename ?? '').replace(/\p{Cc}/gu, '').slice(-200)
    const record = { type: 'reading_import', id }
    return await change(db, scope, { action: 'reading_import.create', record }, async (changeDb) => {
      const result = await insertReadingImport(changeDb, {
        partner_id: scope.partnerId,
        id,
        state: 'reading',
        file_name,
        size,
        counts: JSON.stringify(NO_READING_COUNTS),
        started_by: actorName(scope.actor),
        created_at: now(),
      })
      await goOn(changeDb, scope, result)
      return { result, after: { file_name, size } }
    })
  } catch (error) {
    await files.delete(key)
    throw error
  }
}
