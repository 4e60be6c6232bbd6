import type { ReactNode } from 'react'
import styles from './definitions.module.css'

export type Definition = { id: string; term: ReactNode; value: ReactNode }

/** What is known of a thing, name by name. */
export function Definitions({ items, columns = 1 }: { items: readonly Definition[]; columns?: 1 | 2 }) {
  return (
    <dl className={styles.pairs} data-columns={columns}>
      {items.map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
