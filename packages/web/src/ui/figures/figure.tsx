import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './figure.module.css'

type Props = { children: ReactNode; unit?: ReactNode; size?: 'm' | 'l'; className?: string | undefined }

/** A large number in the display face. */
export function Figure({ children, unit, size = 'l', className }: Props) {
  return (
    <span className={classNames(styles.figure, className)} data-size={size}>
      {children}
      {unit !== undefined && <small> {unit}</small>}
    </span>
  )
}
