import type { ReactNode } from 'react'
import styles from './chip.module.css'

export type ChipTone = 'neutral' | 'positive' | 'caution' | 'danger' | 'action'
export type ChipSource = 'told' | 'record' | 'assumed'

type Props = {
  children: ReactNode
  tone?: ChipTone
  /** Where a fact comes from: a dot, a square or a dashed edge, so that it reads without colour. */
  source?: ChipSource | undefined
}

export function Chip({ children, tone = 'neutral', source }: Props) {
  return (
    <span className={styles.chip} data-tone={tone} data-source={source}>
      {children}
    </span>
  )
}
