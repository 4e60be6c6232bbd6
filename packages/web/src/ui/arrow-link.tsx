import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './arrow-link.module.css'
import { Icon } from './pictures/icon.tsx'

/** The quiet way on: a sentence of its own with an arrow at its end. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.arrowLink}>
      {children} <Icon name="arrow" />
    </Link>
  )
}
