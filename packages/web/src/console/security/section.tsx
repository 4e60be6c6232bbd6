import { type ReactNode, useId } from 'react'
import styles from './security.module.css'

type Props = { title: string; text: string; children: ReactNode }

/** What it is on the left, what one can do on the right. */
export function Section({ title, text, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        <p className="small muted">{text}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
