import type { ReactNode } from 'react'
import styles from './side-panel.module.css'

type Props = {
  children: ReactNode
  panel: ReactNode
  label: string
  /** The panel stays in view while one goes through what is beside it. */
  isFollowing?: boolean
}

/** What one works on, and beside it what one needs for it; on a narrow screen one under the other. */
export function WithSidePanel({ children, panel, label, isFollowing = false }: Props) {
  return (
    <div className={styles.grid}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.panel} aria-label={label} data-follows={isFollowing || undefined}>
        {panel}
      </aside>
    </div>
  )
}
