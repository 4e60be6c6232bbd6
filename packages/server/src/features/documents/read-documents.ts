import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { DocumentQuery } from '@hearthlight/domain/documents/document'
import type { DocumentKind } from '@hearthlight/domain/documents/document-kinds'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../platform/access/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { actorId } from '../../platform/scope.ts'
import type { DocumentDeps } from './document-deps.ts'
import { findDocument, listDocuments, type StoredDocument } from './document-store.ts'
import { keyOfFile, keyOfThumbnail } from './files/stored-file.ts'
import { mustReach } from './must-take.ts'
import { canBeOpened } from './present-document.ts'
import { pageCountOf } from './thumbnails/pdf-page.ts'

export const readDocuments = (
  deps: DocumentDeps,
  scope: HomeScope,
  query: DocumentQuery,
): Promise<StoredDocument[]> =>
  inPartner(deps.db, scope, async (db) => {
    await mustReach(deps, db, scope, query)
    return listDocuments(db, scope.access, query)
  })

export type OpenedFile = {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly stream: Readable
}

/** The bytes of a document, unless a scan for viruses stands between. */
export async function openDocument(deps: DocumentDeps, scope: HomeScope, id: string): Promise<OpenedFile> {
  const row = await mustFind(deps, scope, id)
  const kept = await deps.files.get(keyOfFile({ partner_id: scope.partnerId, id: row.file_id }))
  if (kept === undefined) throw new Error(`The storage has lost the file ${row.file_id}.`)
  return { name: row.name, type: row.content_type, ...kept }
}

export async function openThumbnail(deps: DocumentDeps, scope: HomeScope, id: string): Promise<OpenedFile> {
  const row = await mustFind(deps, scope, id)
  const kept =
    row.thumbnail === 'made'
      ? await deps.files.get(keyOfThumbnail({ partner_id: scope.partnerId, id: row.file_id }))
      : undefined
  if (kept === undefined) throw new Problem('shared.not-found')
  return { name: `${row.id}.webp`, type: 'image/webp', ...kept }
}

/** How many pages of a document can be looked at one by one; none of what is no PDF, or where none can be drawn. */
export async function countPages(deps: DocumentDeps, scope: HomeScope, id: string): Promise<number> {
  const { type, bytes } = await wholeDocument(deps, scope, id)
  return type === PDF ? ((await pageCountOf(bytes)) ?? 0) : 0
}

/** One page of a PDF, to be read. */
export async function openPage(
  deps: DocumentDeps,
  scope: HomeScope,
  id: string,
  page: number,
): Promise<OpenedFile> {
  const { type, bytes } = await wholeDocument(deps, scope, id)
  const asker = { partnerId: scope.partnerId, personId: actorId(scope.actor) ?? id }
  const drawn = type === PDF ? await deps.thumbnails.ask({ kind: PDF, bytes, page }, asker) : null
  if (drawn === null) throw new Problem('shared.not-found')
  const picture = Buffer.from(drawn)
  return {
    name: `${id}-${page}.webp`,
    type: 'image/webp',
    size: picture.length,
    stream: Readable.from([picture]),
  }
}

async function wholeDocument(deps: DocumentDeps, scope: HomeScope, id: string) {
  const { type, stream } = await openDocument(deps, scope, id)
  return { type, bytes: Uint8Array.from(await buffer(stream)) }
}

const PDF = 'application/pdf' satisfies DocumentKind

async function mustFind(deps: DocumentDeps, scope: HomeScope, id: string): Promise<StoredDocument> {
  const row = await inPartner(deps.db, scope, (db) => findDocument(db, scope.access, id))
  if (row === undefined) throw new Problem('shared.not-found')
  if (!canBeOpened(row))
    throw new Problem(row.scan === 'infected' ? 'documents.infected' : 'documents.being-checked')
  return row
}
