import { type Band as BandGeometry, bandGeometry } from '@hearthlight/domain/report/chart-geometry/band'
import type { CSSProperties } from 'react'
import styles from './band.module.css'

type Range = { low: number; value: number; high: number }

type Props = {
  now?: Range | undefined
  after?: Range | undefined
  /** The right end of the line; the left end is `min`, zero unless the figure can be negative. */
  max: number
  min?: number
}

/** The uncertainty under a figure. The words beside it say the range, so the drawing is hidden from assistive technology. */
export function Band({ now, after, max, min = 0 }: Props) {
  return (
    <div className={styles.band} aria-hidden="true">
      {now !== undefined && <Extent when="now" band={bandGeometry(now, min, max)} />}
      {after !== undefined && <Extent when="after" band={bandGeometry(after, min, max)} />}
    </div>
  )
}

function Extent({ when, band }: { when: 'now' | 'after'; band: BandGeometry }) {
  const place: CSSProperties & Record<`--${'lo' | 'hi' | 'at'}`, number> = {
    '--lo': band.low,
    '--hi': band.high,
    '--at': band.at,
  }
  return (
    <div style={place}>
      <span className={styles.range} data-when={when} />
      <span className={styles.mark} data-when={when} />
    </div>
  )
}
