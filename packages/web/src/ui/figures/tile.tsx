import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { Figure } from './figure.tsx'
import styles from './tile.module.css'

type Props = {
  name: ReactNode
  now: ReactNode
  after?: ReactNode
  unit?: ReactNode
  /** Read between the two figures, such as "after your plan". */
  afterLabel?: string | undefined
  band?: ReactNode
  /** The difference in words, its gain in `<b>`. */
  delta?: ReactNode
  range?: ReactNode
}

/** One of the report's three figures: now, after, the difference, and how sure we are. */
export function Tile({ name, now, after, unit, afterLabel, band, delta, range }: Props) {
  return (
    <div className={styles.tile}>
      <p className={styles.name}>{name}</p>
      <p className={styles.figures}>
        <Figure size="m" unit={after === undefined ? unit : undefined}>
          {now}
        </Figure>
        {after !== undefined && (
          <span className={styles.then}>
            <Icon name="arrow" size="m" />
            <span className="visually-hidden">{afterLabel}</span>
            <Figure size="m" unit={unit} className={styles.after}>
              {after}
            </Figure>
          </span>
        )}
      </p>
      {band}
      {delta !== undefined && <p className={styles.delta}>{delta}</p>}
      {range !== undefined && <p className="note">{range}</p>}
    </div>
  )
}

export function Tiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}
