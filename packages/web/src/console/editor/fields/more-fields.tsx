import { type JsonPath, pathText } from '@hearthlight/domain/shared/json-path'
import { type ReactNode, useId, useState } from 'react'
import { useEditing } from '../editing.ts'
import styles from '../editor.module.css'

type Props = {
  title: string
  /** What stands there now, at a glance. */
  note?: ReactNode
  /** What it holds: open while something of it is wrong, and when somebody is led to it. */
  paths: readonly JsonPath[]
  children: ReactNode
}

/** Fields behind one line that tells what they say. */
export function MoreFields({ title, note, paths, children }: Props) {
  const { isWrongIn } = useEditing()
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const isOpen = isAsked || paths.some((path) => isWrongIn?.(path) === true)
  return (
    <section className={styles.more}>
      <button
        type="button"
        className={styles.disclose}
        data-opens={paths.map(pathText).join(' ')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setAsked(!isOpen)}
      >
        <b>{title}</b>
        {note !== undefined && note !== '' && <span className="small muted">{note}</span>}
      </button>
      <div id={id} hidden={!isOpen} className={styles.moreBody}>
        {isOpen && children}
      </div>
    </section>
  )
}
