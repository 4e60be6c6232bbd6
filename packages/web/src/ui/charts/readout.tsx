import type { ReactNode } from 'react'
import styles from './chart.module.css'

/** What is under the pointer or has the focus, in words; whoever cannot see it hears it from the part itself. */
export function Readout({ children }: { children: ReactNode }) {
  return (
    <p className={styles.readout} aria-hidden="true">
      {children}
    </p>
  )
}
