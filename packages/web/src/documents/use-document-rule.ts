import { validateUpload } from '@hearthlight/domain/documents/validate-upload'
import { problemTextKey } from '@hearthlight/domain/shared/problem'
import { useTranslation } from 'react-i18next'
import type { Refusal } from './use-uploads.ts'

/** Name, type and size of a document, by the rule the server has too. */
export function useDocumentRule(): (file: File, takenNames: readonly string[]) => Refusal | null {
  const { t } = useTranslation('documents')
  return (file, takenNames) => {
    const code = validateUpload(file, takenNames)
    return code && { text: t(problemTextKey(code)), isNameTaken: code === 'documents.duplicate' }
  }
}
