import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../chip.tsx'
import { Icon } from '../pictures/icon.tsx'
import { DocumentRow } from './document-row.tsx'
import styles from './documents.module.css'
import { FileButtons } from './file-buttons.tsx'
import type { AcceptedFiles, ShownDocument, ShownUpload } from './shown-document.ts'
import { UploadRow } from './upload-row.tsx'

/** Without a way to replace, to delete or to use one again, there is no button for it. */
export type DocumentActions = {
  readonly onAdd: (files: readonly File[]) => void
  readonly onReplace?: (id: string, file: File) => void
  readonly onDelete?: (document: ShownDocument) => void
  /** Stops what is on its way, or takes what was refused off the list. */
  readonly onStop: (key: string) => void
  readonly onRetry: (key: string) => void
  readonly onLibrary?: () => void
}

type Props = {
  /** Of the button that chooses files, where a link of an error summary leads. */
  id?: string | undefined
  title: string
  titleLevel?: 2 | 3 | 4
  description?: ReactNode
  /** What may be given, said before anything is chosen. */
  hint: string
  /** Required, optional, asked for again. */
  mark?: { readonly text: string; readonly tone?: ChipTone } | undefined
  error?: string | undefined
  /** Nothing can be given or taken back. */
  isReadOnly?: boolean | undefined
  accepted: AcceptedFiles
  documents: readonly ShownDocument[]
  uploads: readonly ShownUpload[]
  /** What happened last, for whoever does not see the list. */
  status: string
  actions: DocumentActions
}

/** Documents for one thing: those that are there, those on their way, and the ways to give more. */
export function DocumentUpload({ id, title, titleLevel = 3, error, isReadOnly = false, ...props }: Props) {
  const { mark, accepted, actions, documents, uploads } = props
  const baseId = useId()
  const Title = `h${titleLevel}` as const
  return (
    <section
      className={styles.upload}
      aria-labelledby={`${baseId}-title`}
      data-invalid={error !== undefined || undefined}
    >
      <div className={styles.head}>
        <Title id={`${baseId}-title`} className={styles.title}>
          {title}
        </Title>
        {mark !== undefined && <Chip tone={mark.tone ?? 'neutral'}>{mark.text}</Chip>}
        {props.description !== undefined && <div className={styles.hint}>{props.description}</div>}
        {!isReadOnly && <p className={styles.hint}>{props.hint}</p>}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={`${baseId}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      <Files {...{ documents, uploads, actions, accepted, isReadOnly }} />
      {!isReadOnly && (
        <FileButtons
          id={id}
          item={title}
          accepted={accepted}
          describedBy={error === undefined ? undefined : `${baseId}-error`}
          onAdd={actions.onAdd}
          onLibrary={actions.onLibrary}
        />
      )}
      <p role="status" className="visually-hidden">
        {props.status}
      </p>
    </section>
  )
}

type FilesProps = Pick<Props, 'documents' | 'uploads' | 'actions' | 'accepted' | 'isReadOnly'>

function Files({ documents, uploads, actions, accepted, isReadOnly }: FilesProps) {
  const { t } = useTranslation('documents')
  const { onReplace, onDelete } = isReadOnly ? {} : actions
  if (documents.length + uploads.length === 0)
    return isReadOnly ? <p className={styles.hint}>{t('list.none')}</p> : null
  return (
    <ul className={styles.files}>
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          accept={accepted.files}
          onReplace={onReplace && ((file) => onReplace(document.id, file))}
          onDelete={onDelete && (() => onDelete(document))}
        />
      ))}
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onStop={() => actions.onStop(upload.key)}
          onRetry={() => actions.onRetry(upload.key)}
        />
      ))}
    </ul>
  )
}
