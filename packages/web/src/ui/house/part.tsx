import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './house.module.css'

type Props = {
  name: string
  /** A part drawn anew for each variant fades in when the answer changes. */
  variant?: string | undefined
  /** Part of the house itself, so that it fades in the ghost of a house that is not there. */
  isSolid?: boolean
  children: ReactNode
}

export function Part({ name, variant, isSolid, children }: Props) {
  return (
    <g
      key={variant}
      data-part={name}
      data-variant={variant}
      className={classNames(variant !== undefined && styles.variant, isSolid && styles.solid)}
    >
      {children}
    </g>
  )
}
