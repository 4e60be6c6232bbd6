import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { HomeScope, OwnedBy } from '../../platform/access/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { DocumentDeps } from './document-deps.ts'
import {
  findDocument,
  insertDocument,
  listDocuments,
  lockDocument,
  removeDocument,
  type StoredDocument,
} from './document-store.ts'
import { holdFile } from './files/hold-file.ts'
import type { ReceivedFile } from './files/receive-file.ts'
import { discardUnheld, keyOfFile } from './files/stored-file.ts'
import { presentDocument } from './present-document.ts'
import { type OpenedFile, openDocument } from './read-documents.ts'
import { withinStorage } from './storage/within-storage.ts'
import { withUpload } from './with-upload.ts'

type Place = { readonly projectId: string; readonly buildingId: string; readonly attachment: string }
type Fields = { readonly document_id?: string | undefined }

/**
 * What steps of applications ask for, kept as documents: the same storage, scan, thumbnails and library. Whether an
 * application takes a file is for who asks, inside the change in which it holds the application.
 */
export const applicationFiles = (deps: DocumentDeps) => ({
  receive: <Schema extends z.ZodType<Fields>, T>(
    scope: HomeScope,
    request: FastifyRequest,
    schema: Schema,
    work: (upload: { readonly fields: z.infer<Schema>; readonly file: GivenFile | undefined }) => Promise<T>,
  ): Promise<T> =>
    withUpload(deps, scope, request, schema, async ({ fields, file }) =>
      work({
        fields,
        file: file === undefined ? await given(deps, scope, fields) : arrived(deps, scope, file),
      }),
    ),
  list: async (db: PartnerDb, owner: OwnedBy, projectId: string) =>
    (await listDocuments(db, owner, { project_id: projectId }))
      .filter(isAttachment)
      .reverse()
      .map(presentAttachment),
  find: async (db: PartnerDb, owner: OwnedBy, id: string) => {
    const row = await findDocument(db, owner, id)
    return row !== undefined && isAttachment(row) ? presentAttachment(row) : undefined
  },
  open: (scope: HomeScope, id: string) => openDocument(deps, scope, id),
  remove: async (db: ChangeDb, scope: HomeScope, id: string) => {
    const row = await lockDocument(db, scope.access, id)
    if (row === undefined) throw new Problem('shared.not-found')
    await removeDocument(db, scope.access, id)
    return () => discardUnheld(deps, { partner_id: scope.partnerId, id: row.file_id })
  },
})

const isAttachment = ({ documentable_type }: StoredDocument) => documentable_type === 'Attachment'

/** What a step is given: it says what it is, and is kept or read by who asks for it. */
type GivenFile = {
  readonly name: string
  readonly size: number
  readonly keep: (db: ChangeDb, place: Place) => Promise<void>
  readonly open: () => Promise<Pick<OpenedFile, 'stream' | 'type'>>
}

const arrived = (deps: DocumentDeps, scope: HomeScope, file: ReceivedFile): GivenFile => ({
  name: file.name,
  size: file.size,
  keep: (db: ChangeDb, place: Place) => keep(deps, db, scope, place, {}, file),
  open: async () => {
    const kept = await deps.files.get(keyOfFile({ partner_id: scope.partnerId, id: file.id }))
    if (kept === undefined) throw new Error(`The storage has lost the file ${file.id}.`)
    return { stream: kept.stream, type: file.kind }
  },
})

/** A document that the person gave before. */
async function given(
  deps: DocumentDeps,
  scope: HomeScope,
  { document_id }: Fields,
): Promise<GivenFile | undefined> {
  if (document_id === undefined) return undefined
  const row = await inPartner(deps.db, scope, (db) => findDocument(db, scope.access, document_id))
  if (row === undefined) throw new Problem('shared.not-found')
  return {
    name: row.name,
    size: row.size ?? 0,
    keep: (db: ChangeDb, place: Place) => keep(deps, db, scope, place, { document_id }, undefined),
    open: () => openDocument(deps, scope, document_id),
  }
}

async function keep(
  deps: DocumentDeps,
  db: ChangeDb,
  scope: HomeScope,
  { projectId, buildingId, attachment }: Place,
  fields: Fields,
  file: ReceivedFile | undefined,
): Promise<void> {
  const place = {
    documentable_type: 'Attachment',
    documentable_id: attachment,
    building_id: buildingId,
    project_id: projectId,
  } as const
  const held = await holdFile(deps, db, scope, fields, file)
  const there = await listDocuments(db, scope.access, { project_id: projectId })
  const same = there.find(
    (row) => isAttachment(row) && row.documentable_id === attachment && row.sha256 === held.sha256,
  )
  if (same !== undefined) throw new Problem('documents.same-content', { params: { name: same.name } })
  await withinStorage(db, scope, () => insertDocument(db, scope.access, newId(), place, held, deps.now()))
}

function presentAttachment(row: StoredDocument) {
  const { attributes } = presentDocument(row)
  const { thumbnail_url, size, content_type, scan, created_at } = attributes
  return {
    id: row.id,
    attachment: row.documentable_id,
    projectId: row.project_id ?? '',
    response: row.name,
    url: `/api/v1/fulfill-integrate/attachments/${row.id}?fileName=${encodeURIComponent(row.name)}`,
    thumbnail_url,
    size,
    content_type,
    scan,
    created_at,
  }
}
