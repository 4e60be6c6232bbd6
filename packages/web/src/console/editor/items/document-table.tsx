import { isObject, type JsonPath } from '@hearthlight/domain/shared/json-path'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import editorStyles from '../editor.module.css'
import { openerId } from '../go-to-place.ts'
import { useConditionWords } from '../words/condition-words.ts'
import styles from './document-table.module.css'
import { ItemTools } from './item-card.tsx'

const COLUMNS = ['document', 'asked', 'kinds', 'files'] as const

/** The documents of a group: what is asked, when, which kinds of files and how many. */
export function DocumentTable({
  label,
  isRead = false,
  children,
}: {
  label: string
  /** Without the buttons that change a line. */
  isRead?: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('admin-programs')
  return (
    <table className={styles.documents}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`documents.${column}`)}
            </th>
          ))}
          {!isRead && <td />}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type RowProps = {
  path: JsonPath
  title: string
  document: unknown
  children: ReactNode
  isOpenAtFirst: boolean
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

/** A document at a glance; it is opened below its own line. */
export function DocumentRow(props: RowProps) {
  const { path, title, document, children, isOpenAtFirst, onUp, onDown, onRemove } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            id={openerId(path)}
            className={editorStyles.disclose}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
          </button>
        </th>
        <DocumentCells document={document} />
        <td>
          <div className={editorStyles.cardHead}>
            <ItemTools {...{ title, onUp, onDown, onRemove }} />
          </div>
        </td>
      </tr>
      <tr id={id} hidden={!isOpen} className={styles.opened}>
        <td colSpan={COLUMNS.length + 1}>{isOpen && children}</td>
      </tr>
    </>
  )
}

export function DocumentCells({ document }: { document: unknown }) {
  const { t } = useTranslation('admin-programs')
  const words = useConditionWords()
  const { visible_when, allowed_types, required, max_files }: Record<string, unknown> = isObject(document)
    ? document
    : {}
  const types = Array.isArray(allowed_types) ? allowed_types.map((type) => String(type).toUpperCase()) : []
  const most = typeof max_files === 'number' ? max_files : 10
  const isRequired = required === true
  return (
    <>
      <td>
        {visible_when === undefined
          ? t('documents.always')
          : t('condition.when', { condition: words(visible_when) })}
      </td>
      <td>{types.length === 0 ? t('documents.any') : types.join(', ')}</td>
      <td className="num">
        {isRequired && most === 1 ? '1' : t(isRequired ? 'documents.from_one' : 'documents.up_to', { most })}
      </td>
    </>
  )
}
