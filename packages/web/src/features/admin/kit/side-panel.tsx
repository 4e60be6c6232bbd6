import type { ReactNode } from 'react'
import styles from './side-panel.module.css'

type Props = { children: ReactNode; panel: ReactNode; label: string }

/** What one works on, and beside it what one needs for it; on a narrow screen one under the other. */
export function WithSidePanel({ children, panel, label }: Props) {
  return (
    <div className={styles.grid}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.panel} aria-label={label}>
        {panel}
      </aside>
    </div>
  )
}
