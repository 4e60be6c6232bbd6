import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import styles from './documents.module.css'
import { FileInput } from './file-input.tsx'
import type { AcceptedFiles } from './shown-document.ts'
import { useDrop } from './use-drop.ts'

type Props = {
  id: string | undefined
  /** What the documents are for, so that two of these on one screen have names of their own. */
  item: string
  accepted: AcceptedFiles
  describedBy: string | undefined
  onAdd: (files: readonly File[]) => void
  onLibrary?: (() => void) | undefined
}

/** The ways to give a document: choose files, take a photo, take one that was given before, or drop them. */
export function FileButtons({ id, item, accepted, describedBy, onAdd, onLibrary }: Props) {
  const { t } = useTranslation('documents')
  const files = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const { isOver, ...dropping } = useDrop(onAdd)
  const labels = { choose: t('upload.choose_for', { item }), photo: t('upload.photo_for', { item }) }
  const look = { variant: 'secondary', size: 's', iconPlace: 'start' } as const
  return (
    <div className={styles.drop} data-over={isOver || undefined} {...dropping}>
      <Button
        {...look}
        id={id}
        icon="share"
        aria-label={labels.choose}
        aria-describedby={describedBy}
        onClick={() => files.current?.click()}
      >
        {t('upload.choose')}
      </Button>
      <Button {...look} icon="camera" aria-label={labels.photo} onClick={() => photo.current?.click()}>
        {t('upload.photo')}
      </Button>
      {onLibrary !== undefined && (
        <Button variant="quiet" size="s" aria-label={t('upload.library_for', { item })} onClick={onLibrary}>
          {t('upload.library')}
        </Button>
      )}
      <span className={styles.or}>{t('upload.drop')}</span>
      <FileInput input={files} accept={accepted.files} label={labels.choose} isMultiple onChoose={onAdd} />
      <FileInput input={photo} accept={accepted.pictures} label={labels.photo} isCamera onChoose={onAdd} />
    </div>
  )
}
