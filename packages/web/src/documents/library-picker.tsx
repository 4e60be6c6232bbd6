import type { DocumentPlace, IdentifiedDocument } from '@hearthlight/domain/documents/document'
import { extensionOf, fileNameKey } from '@hearthlight/domain/documents/file-names'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentsQuery, giveAgain } from '../api/documents-api.ts'
import { HttpProblem } from '../platform/http-problem.ts'
import { Button } from '../ui/button.tsx'
import { DocumentMark } from '../ui/documents/document-mark.tsx'
import { Modal } from '../ui/overlays/modal.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import styles from './library-picker.module.css'

type Props = {
  place: DocumentPlace
  /** What is there already is not offered again. */
  given: readonly IdentifiedDocument[]
  onClose: () => void
  onDone: (status: string) => void
}

/** What the person gave before, each once, to be used here as well. */
export function LibraryPicker({ place, given, onClose, onDone }: Props) {
  const { t } = useTranslation('documents')
  const { data, isError } = useQuery(documentsQuery())
  const use = useMutation({
    mutationFn: (document: IdentifiedDocument) => giveAgain(place, document.id),
    onSuccess: (_, document) => {
      onDone(t('upload.done', { name: document.image_file_name }))
      onClose()
    },
  })
  const offered = data && offeredOf(data, given)
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('library.title')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('library.cancel')}
        </Button>
      }
    >
      {isError && offered === undefined ? (
        <Notice tone="danger">{t('list.error')}</Notice>
      ) : (
        <p>{t(offered?.length === 0 ? 'library.empty' : 'library.text')}</p>
      )}
      {offered === undefined && !isError && <Skeleton lines={3} />}
      {use.isError && <Notice tone="danger">{refusalOf(use.error, t('problem.upload-failed'))}</Notice>}
      <ul className={styles.list}>
        {offered?.map((document) => (
          <li key={document.id}>
            <button
              type="button"
              className={styles.document}
              aria-label={t('library.use', { name: document.image_file_name })}
              aria-disabled={use.isPending || undefined}
              onClick={() => !use.isPending && use.mutate(document)}
            >
              <DocumentMark
                mark={extensionOf(document.image_file_name).toUpperCase()}
                thumbnailUrl={document.thumbnail_url}
              />
              <span>{document.image_file_name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

const refusalOf = (error: unknown, otherwise: string) =>
  error instanceof HttpProblem ? error.title : otherwise

/** One of each name that can be opened, and none that is here already. */
function offeredOf(all: readonly IdentifiedDocument[], given: readonly IdentifiedDocument[]) {
  const names = new Set(given.map((document) => fileNameKey(document.image_file_name)))
  return all.filter(({ image_file_name, scan }) => {
    const key = fileNameKey(image_file_name)
    const isNew = !names.has(key) && (scan === 'off' || scan === 'clean')
    if (isNew) names.add(key)
    return isNew
  })
}
