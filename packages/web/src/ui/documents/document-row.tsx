import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../pictures/icon.tsx'
import { DocumentMark } from './document-mark.tsx'
import styles from './documents.module.css'
import { FileInput } from './file-input.tsx'
import type { ShownDocument } from './shown-document.ts'

type Props = {
  document: ShownDocument
  accept: string
  onReplace?: ((file: File) => void) | undefined
  onDelete?: (() => void) | undefined
}

/** A document that is there: open it, give it another file, delete it. */
export function DocumentRow({ document, accept, onReplace, onDelete }: Props) {
  const { t } = useTranslation('documents')
  const { name, state } = document
  return (
    <li className={styles.file} data-state={state === 'infected' ? 'refused' : state}>
      <DocumentMark {...document} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          <Icon name={state === 'open' ? 'check' : 'alert'} />
          <span>{noteOf(document, t)}</span>
        </p>
      </div>
      <div className={styles.tools}>
        {state === 'open' && (
          <a
            href={document.url}
            download={name}
            aria-label={t('file.open', { name })}
            title={t('file.open', { name })}
          >
            <Icon name="eye" />
          </a>
        )}
        {onReplace !== undefined && <Replace name={name} accept={accept} onReplace={onReplace} />}
        {onDelete !== undefined && (
          <IconButton icon="trash" label={t('file.delete', { name })} onClick={onDelete} />
        )}
      </div>
    </li>
  )
}

function Replace({
  name,
  accept,
  onReplace,
}: {
  name: string
  accept: string
  onReplace: (file: File) => void
}) {
  const { t } = useTranslation('documents')
  const input = useRef<HTMLInputElement>(null)
  const label = t('file.replace', { name })
  return (
    <>
      <IconButton icon="saving" label={label} onClick={() => input.current?.click()} />
      <FileInput
        input={input}
        accept={accept}
        label={label}
        onChoose={(files) => files.slice(0, 1).forEach(onReplace)}
      />
    </>
  )
}

function noteOf({ state, note }: ShownDocument, t: (key: string) => string): string {
  switch (state) {
    case 'open':
      return note
    case 'waiting':
      return t('file.waiting')
    case 'infected':
      return t('problem.infected')
    default:
      return state satisfies never
  }
}
