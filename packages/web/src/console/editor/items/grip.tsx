import styles from './grip.module.css'
import type { Dragged } from './use-drag-order.ts'

/** What an item is dragged by. The buttons beside it do the same for keys and screen readers. */
export function Grip({ grip }: Pick<Dragged, 'grip'>) {
  return <span className={styles.grip} data-grip aria-hidden="true" {...grip} />
}
