import { kindOfName } from './document-kinds.ts'
import { MAX_DOCUMENT_BYTES } from './document-limits.ts'
import type { DocumentProblems } from './document-problems.ts'
import { cleanFileName, fileNameKey } from './file-names.ts'

export type OfferedFile = { readonly name: string; readonly size: number }

/**
 * Why a file cannot be taken, as far as its name and size tell it; `given` are the names of what is there for the same
 * thing. The browser asks before it sends, the server again when the bytes are there.
 */
export function validateUpload(file: OfferedFile, given: readonly string[]): keyof DocumentProblems | null {
  if (cleanFileName(file.name) === '') return 'documents.no-name'
  if (kindOfName(file.name) === undefined) return 'documents.wrong-type'
  if (file.size === 0) return 'documents.empty'
  if (file.size > MAX_DOCUMENT_BYTES) return 'documents.too-big'
  return isNameTaken(file.name, given) ? 'documents.duplicate' : null
}

export const isNameTaken = (name: string, given: readonly string[]): boolean =>
  given.some((other) => fileNameKey(other) === fileNameKey(name))
