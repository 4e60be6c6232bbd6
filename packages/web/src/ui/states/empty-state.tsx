import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type Props = {
  title: ReactNode
  children?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
  picture?: ReactNode
  /** `fail` says what happened, what is safe and what to do. */
  kind?: 'empty' | 'fail'
  headingLevel?: 1 | 2
}

export function EmptyState({ title, children, action, picture, kind = 'empty', headingLevel = 1 }: Props) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.empty} data-kind={kind} data-bare={picture === undefined || undefined}>
      <div className={styles.text}>
        <Heading>{title}</Heading>
        {children}
        {action !== undefined && <div className="cluster">{action}</div>}
      </div>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    </div>
  )
}
