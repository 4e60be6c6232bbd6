import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type Props = {
  children: ReactNode
  as?: 'div' | 'li' | 'article' | 'section'
  className?: string | undefined
}

/** A box for a thing one can act on or that travels. Running content stands on the paper. */
export function Card({ children, as: Element = 'div', className }: Props) {
  return <Element className={classNames(styles.card, className)}>{children}</Element>
}
