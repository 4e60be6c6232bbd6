import { type DocumentKind, kindOfName, kindOfType } from '@hearthlight/domain/documents/document-kinds'
import { Problem } from '@hearthlight/domain/shared/problem'
import { fileTypeFromBuffer } from 'file-type'

/** Where a picture or a PDF says what it is. */
const HEAD_BYTES = 65_536
/** What makes an archive an office document may stand at its end, behind its pictures. */
const ARCHIVE_HEAD_BYTES = 2_097_152
const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1')

/** How much of the beginning of a file is needed to tell what it is. */
export const headBytes = (begin: Buffer): number =>
  begin.subarray(0, ARCHIVE.length).equals(ARCHIVE) ? ARCHIVE_HEAD_BYTES : HEAD_BYTES

type Declared = { readonly name: string; readonly type: string }

/** What a file is by its bytes; refuses one that we do not take, or that says it is another. */
export async function sniffKind(head: Buffer, declared: Declared): Promise<DocumentKind> {
  const promised = kindOfName(declared.name)
  if (promised === undefined) throw new Problem('documents.wrong-type')
  const found = await fileTypeFromBuffer(head)
  const kind = found && kindOfType(found.mime)
  if (kind !== promised || !mayBeDeclared(declared.type, kind)) throw new Problem('documents.disguised')
  return kind
}

/** A browser that does not know a type says that it is bytes. */
const mayBeDeclared = (type: string, kind: DocumentKind) =>
  type === 'application/octet-stream' || kindOfType(type) === kind
