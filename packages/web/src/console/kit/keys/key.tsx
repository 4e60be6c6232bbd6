import type { ReactNode } from 'react'
import styles from './key.module.css'

/** A key of the keyboard. */
export const Key = ({ children }: { children: ReactNode }) => <kbd className={styles.key}>{children}</kbd>
