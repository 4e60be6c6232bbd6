import { extensionOf } from '@hearthlight/domain/documents/file-names'
import { attachmentMessage } from '@hearthlight/domain/programs/questions/attachment-message'
import { validateAttachment } from '@hearthlight/domain/programs/questions/validate-attachment'
import type { AttachmentQuestion, AttachmentSection } from '@hearthlight/domain/programs/wire/questionnaire'
import { useTranslation } from 'react-i18next'
import { addAttachment, deleteAttachment } from '../../../api/application-steps-api.ts'
import { useFileSize } from '../../../documents/use-file-size.ts'
import { type Refusal, type SendFile, useUploads } from '../../../documents/use-uploads.ts'
import { useFormats } from '../../../platform/formats.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { usePartner } from '../../../platform/partner.ts'
import { DocumentUpload } from '../../../ui/documents/document-upload.tsx'
import type { ShownDocument } from '../../../ui/documents/shown-document.ts'

type Props = {
  id: string
  question: AttachmentQuestion
  section: Pick<AttachmentSection, 'project_id' | 'system_id'>
  error: string | undefined
}

const STATES = { off: 'open', clean: 'open', waiting: 'waiting', infected: 'infected' } as const

/** What is attached to one question, and the ways to attach more. */
export function Attachment({ id, question, section, error }: Props) {
  const { t } = useTranslation('documents')
  const hint = useHint(question)
  const rows = useShown(question)
  const send: SendFile = (file, _, sending) => addAttachment(section, question, file, sending)
  const { uploads, status, setStatus, add, stop, retry } = useUploads({
    send,
    taken: rows,
    validate: useAttachmentRule(question),
  })
  const remove = (document: ShownDocument) =>
    void deleteAttachment(document.id, document.name).then(
      () => setStatus(t('delete.done')),
      (cause: unknown) => {
        if (!(cause instanceof HttpProblem)) throw cause
        setStatus(cause.title)
      },
    )
  const accept = question.rules.allowed_types.map((type) => `.${type.replace(/^\./, '')}`).join(',')
  return (
    <DocumentUpload
      id={id}
      title={question.question}
      description={question.additional_response_info ?? undefined}
      hint={hint}
      mark={
        question.locked
          ? undefined
          : { text: t(question.required === 'true' ? 'upload.required' : 'upload.optional') }
      }
      error={error}
      isReadOnly={question.locked}
      accepted={{ files: accept, pictures: 'image/*' }}
      documents={rows}
      uploads={uploads}
      status={status}
      actions={{ onAdd: add, onStop: stop, onRetry: retry, onDelete: remove }}
    />
  )
}

function useHint({ rules }: AttachmentQuestion): string {
  const { t } = useTranslation('applications')
  const sizeOf = useFileSize()
  const size = sizeOf(rules.max_bytes)
  if (rules.allowed_types.length === 0) return t('attach.any', { size })
  return t('attach.types', { types: rules.allowed_types.map((type) => type.toUpperCase()).join(', '), size })
}

function useShown({ responses }: AttachmentQuestion): ShownDocument[] {
  const { t } = useTranslation('documents')
  const { date } = useFormats()
  const sizeOf = useFileSize()
  return responses.map((file) => ({
    id: file.id,
    name: file.response,
    mark: extensionOf(file.response).toUpperCase(),
    note: t('file.added', { size: sizeOf(file.size), date: date(new Date(file.created_at)) }),
    url: file.url,
    thumbnailUrl: file.thumbnail_url,
    state: STATES[file.scan],
  }))
}

/** The rule that the server has too; the partner's own sentences go before ours. */
function useAttachmentRule({ rules }: AttachmentQuestion) {
  const { t } = useTranslation('programs')
  const own = usePartner().settings.attachments
  return (file: File, taken: readonly string[]): Refusal | null => {
    const broken = validateAttachment(file, rules, taken)
    if (broken === null) return null
    const text = attachmentMessage(broken, rules, own, (key, params) => t(key, params))
    return { text, isNameTaken: broken.rule === 'duplicate' }
  }
}
