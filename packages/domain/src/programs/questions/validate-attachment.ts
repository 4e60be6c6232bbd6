import { extensionOf } from '../../documents/file-names.ts'
import { isNameTaken, type OfferedFile } from '../../documents/validate-upload.ts'
import type { AttachmentRules } from '../wire/questionnaire.ts'

export type BrokenAttachmentRule = {
  readonly rule: 'too_big' | 'type' | 'duplicate' | 'count'
  readonly params: Readonly<Record<string, string | number>>
}

const MEGABYTE = 1_048_576

/**
 * Why a file cannot be attached; `given` are the names of what is there. The browser asks before it sends, the server again
 * when the file is there.
 */
export function validateAttachment(
  { name, size }: OfferedFile,
  { max_bytes, allowed_types, disallowed_types, max_files }: AttachmentRules,
  given: readonly string[],
): BrokenAttachmentRule | null {
  const extension = extensionOf(name)
  const isListed = (types: readonly string[]) =>
    types.some((type) => type.toLowerCase().replace(/^\./, '') === extension)
  if ((allowed_types.length > 0 && !isListed(allowed_types)) || isListed(disallowed_types))
    return { rule: 'type', params: { types: allowed_types.map((type) => type.toUpperCase()).join(', ') } }
  if (size > max_bytes)
    return { rule: 'too_big', params: { size: Math.floor((max_bytes / MEGABYTE) * 10) / 10 } }
  if (isNameTaken(name, given)) return { rule: 'duplicate', params: {} }
  return given.length >= max_files ? { rule: 'count', params: { count: max_files } } : null
}
