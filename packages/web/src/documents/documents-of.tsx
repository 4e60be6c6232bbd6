import type { DocumentPlace, IdentifiedDocument } from '@hearthlight/domain/documents/document'
import { ACCEPTED_FILES, ACCEPTED_PICTURES } from '@hearthlight/domain/documents/document-kinds'
import { extensionOf } from '@hearthlight/domain/documents/file-names'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDocument, documentsQuery, replaceDocument } from '../api/documents-api.ts'
import { useFormats } from '../platform/formats.ts'
import { Button } from '../ui/button.tsx'
import type { ChipTone } from '../ui/chip.tsx'
import { DocumentUpload } from '../ui/documents/document-upload.tsx'
import type { ShownDocument } from '../ui/documents/shown-document.ts'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { DeleteDocument } from './delete-document.tsx'
import { LibraryPicker } from './library-picker.tsx'
import { useDocumentRule } from './use-document-rule.ts'
import { useFileSize } from './use-file-size.ts'
import { type SendFile, useUploads } from './use-uploads.ts'

type Shown = {
  id?: string | undefined
  title: string
  titleLevel?: 2 | 3 | 4
  description?: ReactNode
  mark?: { readonly text: string; readonly tone?: ChipTone } | undefined
  error?: string | undefined
  isReadOnly?: boolean | undefined
}
type Props = Shown & {
  place: DocumentPlace
  /** They answer a request to give them again: a file of the same name takes the place of the one before. */
  isReUpload?: boolean | undefined
}

/** The documents given for one thing, and the ways to give more. */
export function DocumentsOf(props: Props) {
  const { t } = useTranslation('documents')
  const { data, isError, refetch } = useQuery(documentsQuery(props.place))
  if (data !== undefined) {
    // Without an application the list also holds those of applications that were sent.
    const own = data.filter(({ project_id }) => project_id === (props.place.project_id ?? null))
    return <Loaded {...props} documents={own} />
  }
  if (!isError) return <Skeleton lines={3} />
  return (
    <Notice tone="danger">
      {t('list.error')}{' '}
      <Button variant="quiet" size="s" onClick={() => void refetch()}>
        {t('list.retry')}
      </Button>
    </Notice>
  )
}

function Loaded({
  place,
  isReUpload,
  documents,
  ...shown
}: Props & { documents: readonly IdentifiedDocument[] }) {
  const { t } = useTranslation('documents')
  const rows = useShownDocuments(documents)
  const given = isReUpload ? { ...place, re_upload: true } : place
  const send: SendFile = (file, replaces, sending) =>
    replaces === undefined ? addDocument(given, file, sending) : replaceDocument(replaces, file, sending)
  const { uploads, status, setStatus, add, replace, stop, retry } = useUploads({
    send,
    taken: isReUpload ? [] : rows,
    validate: useDocumentRule(),
  })
  const [asked, setAsked] = useState<ShownDocument | 'library' | null>(null)
  const dialog = { onClose: () => setAsked(null), onDone: setStatus }
  return (
    <>
      <DocumentUpload
        {...shown}
        hint={t('upload.hint')}
        accepted={{ files: ACCEPTED_FILES, pictures: ACCEPTED_PICTURES }}
        documents={rows}
        uploads={uploads}
        status={status}
        actions={{
          onAdd: add,
          onReplace: replace,
          onStop: stop,
          onRetry: retry,
          onDelete: setAsked,
          onLibrary: () => setAsked('library'),
        }}
      />
      {asked === 'library' && <LibraryPicker place={given} given={documents} {...dialog} />}
      {asked !== null && asked !== 'library' && <DeleteDocument document={asked} {...dialog} />}
    </>
  )
}

const STATES = { off: 'open', clean: 'open', waiting: 'waiting', infected: 'infected' } as const

function useShownDocuments(documents: readonly IdentifiedDocument[]): ShownDocument[] {
  const { t } = useTranslation('documents')
  const { date } = useFormats()
  const sizeOf = useFileSize()
  return documents.map((document) => ({
    id: document.id,
    name: document.image_file_name,
    mark: extensionOf(document.image_file_name).toUpperCase(),
    note: t('file.added', { size: sizeOf(document.size), date: date(new Date(document.created_at)) }),
    url: document.url,
    thumbnailUrl: document.thumbnail_url,
    state: STATES[document.scan],
  }))
}
