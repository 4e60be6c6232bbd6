import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from '../editor.module.css'
import { openerId } from '../go-to-place.ts'
import { Grip } from './grip.tsx'
import type { Dragged } from './use-drag-order.ts'

type Tools = {
  /** Where it can go; undefined at the ends, and where order says nothing. */
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
  onRemove: () => void
}
type Props = Tools & {
  /** How it is dragged; undefined where order says nothing. */
  drag?: Dragged | undefined
  path: JsonPath
  title: string
  note?: ReactNode
  children: ReactNode
  isOpenAtFirst?: boolean
}

/** An item of a list: its name and what it is at a glance, opened to be changed. */
export function ItemCard(props: Props) {
  const { path, title, note, children, isOpenAtFirst = false, drag, onUp, onDown, onRemove } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <li className={styles.card} {...drag?.mark}>
      <div className={styles.cardHead}>
        {drag !== undefined && <Grip grip={drag.grip} />}
        <button
          type="button"
          id={openerId(path)}
          className={styles.disclose}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <b>{title}</b> {note !== undefined && <span className="small muted">{note}</span>}
        </button>
        <ItemTools {...{ title, onUp, onDown, onRemove }} />
      </div>
      <div id={id} hidden={!isOpen} className={styles.cardBody}>
        {isOpen && children}
      </div>
    </li>
  )
}

/** The buttons that move an item and take it away. */
export function ItemTools({ title, onUp, onDown, onRemove }: Tools & { title: string }) {
  const { t } = useTranslation('admin-programs')
  return (
    <>
      {(onUp !== undefined || onDown !== undefined) && (
        <>
          <IconButton
            className={styles.move}
            icon="up"
            label={t('editor.up', { what: title })}
            isDisabled={onUp === undefined}
            onClick={onUp}
          />
          <IconButton
            className={styles.move}
            icon="down"
            label={t('editor.down', { what: title })}
            isDisabled={onDown === undefined}
            onClick={onDown}
          />
        </>
      )}
      <IconButton
        className={styles.move}
        icon="close"
        label={t('editor.remove', { what: title })}
        onClick={onRemove}
      />
    </>
  )
}
