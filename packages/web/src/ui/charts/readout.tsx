import type { ReactNode } from 'react'
import styles from './chart.module.css'

type Props = { as?: 'p' | 'li'; className?: string | undefined; children: ReactNode }

/** What is under the pointer or has the focus, in words; whoever cannot see it hears it from the part itself. */
export function Readout({ as: Line = 'p', className = styles.readout, children }: Props) {
  return (
    <Line className={className} aria-hidden="true">
      {children}
    </Line>
  )
}
