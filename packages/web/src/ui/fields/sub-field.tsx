import type { ReactNode } from 'react'
import styles from './sub-field.module.css'

/** Questions that hang from the answer above them. */
export function SubField({ children }: { children: ReactNode }) {
  return <div className={styles.subField}>{children}</div>
}
