import type { DocumentInput } from '@hearthlight/domain/documents/document'
import { fileNameKey } from '@hearthlight/domain/documents/file-names'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { isUniqueViolation } from '../../platform/database/violations.ts'
import { newId } from '../../platform/ids.ts'
import type { DocumentDeps } from './document-deps.ts'
import {
  findDocument,
  type HeldFile,
  insertDocument,
  listOfPlace,
  type StoredDocument,
} from './document-store.ts'
import { holdFile } from './files/hold-file.ts'
import { loggedFile } from './files/logged-file.ts'
import type { ReceivedFile } from './files/receive-file.ts'
import { mustTake } from './must-take.ts'
import { noteGiven } from './note-given.ts'
import { replaceDocument } from './replace-document.ts'
import { withinStorage } from './storage/within-storage.ts'

/** A new document from a file, or from one that the person gave before. A retry of the same answers the same. */
export async function addDocument(
  deps: DocumentDeps,
  scope: HomeScope,
  input: DocumentInput,
  file: ReceivedFile | undefined,
): Promise<StoredDocument> {
  requireHomePermission(scope, 'change')
  const replaced =
    input.re_upload && file !== undefined ? await findSameName(deps, scope, input, file) : undefined
  if (replaced !== undefined) return replaceDocument(deps, scope, replaced.id, {}, file)
  const id = newId()
  const what = { action: 'document.add', record: { type: 'document', id, of: input.building_id } }
  let held: HeldFile | undefined
  try {
    return await change(deps.db, scope, what, async (db) => {
      await mustTake(deps, db, scope, input)
      const given = await holdFile(deps, db, scope, input, file)
      held = given
      await noteGiven(deps, db, scope, input.project_id ?? null, input)
      await withinStorage(db, scope, () => insertDocument(db, scope.access, id, input, given, deps.now()))
      return {
        result: await stored(db, scope, id),
        after: { ...placeOf(input), ...(await loggedFile(deps, db, scope, input, given)) },
      }
    })
  } catch (error) {
    if (held === undefined || !isUniqueViolation(error)) throw error
    return await sameOrRefused(deps, scope, input, held)
  }
}

const findSameName = (deps: DocumentDeps, scope: HomeScope, input: DocumentInput, { name }: ReceivedFile) =>
  inPartner(deps.db, scope, async (db) => {
    await mustTake(deps, db, scope, input)
    const there = await listOfPlace(db, scope.access, input)
    return there.find((row) => row.name_key === fileNameKey(name))
  })

async function stored(db: ChangeDb, scope: HomeScope, id: string): Promise<StoredDocument> {
  const row = await findDocument(db, scope.access, id)
  if (row === undefined) throw new Error('The document is gone before it was there.')
  return row
}

const placeOf = ({ documentable_type, documentable_id, project_id }: DocumentInput) => ({
  documentable_type,
  documentable_id,
  project_id: project_id ?? null,
})

/** The database has refused a second of the same name or content: a repeated call gets what the first one made. */
async function sameOrRefused(
  deps: DocumentDeps,
  scope: HomeScope,
  input: DocumentInput,
  held: HeldFile,
): Promise<StoredDocument> {
  const there = await inPartner(deps.db, scope, (db) => listOfPlace(db, scope.access, input))
  const same = there.find(({ sha256 }) => sha256 === held.sha256)
  if (same === undefined) throw new Problem('documents.duplicate')
  if (same.name_key === fileNameKey(held.name)) return same
  throw new Problem('documents.same-content', { params: { name: same.name } })
}
