import { type ReactNode, useId } from 'react'
import styles from './block.module.css'

type Props = { title: ReactNode; note?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A part of a screen under a heading of its own. */
export function Block({ title, note, actions, children }: Props) {
  const id = useId()
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {note !== undefined && <p className="small muted">{note}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
