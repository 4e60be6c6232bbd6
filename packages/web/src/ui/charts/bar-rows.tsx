import type { CSSProperties, ReactNode } from 'react'
import styles from './bar-rows.module.css'
import { Readout } from './readout.tsx'
import { useDataFocus } from './use-data-focus.ts'

export type BarRow = {
  key: string
  name: ReactNode
  value: ReactNode
  range?: ReactNode
  /** Read as one, such as "Air sealing: $210.00, likely $140 to $280". */
  label: string
  from: number
  width: number
  look: 'saving' | 'saving-hatched' | 'whole' | 'rise'
  whisker?: { low: number; high: number } | undefined
}

type Variables = CSSProperties & Partial<Record<`--${'from' | 'w' | 'lo' | 'hi'}`, number>>

type Props = {
  rows: readonly BarRow[]
  label: string
  /** Values that stay where there is little room, since they are what the chart is read for. */
  isAlwaysNumbered?: boolean
  /** Short names: the bar stays beside them in half a page. */
  isCompact?: boolean
}

/** Horizontal bars as rows: name, bar with its whisker, value. On a phone the bar takes the second line. */
export function BarRows({ rows, label, isAlwaysNumbered, isCompact }: Props) {
  const { chart, datum, shown } = useDataFocus(rows.map((row) => row.label))
  return (
    <ul
      className={styles.bars}
      data-numbered={isAlwaysNumbered}
      data-compact={isCompact}
      ref={chart}
      aria-label={label}
    >
      {rows.map((row, index) => {
        const bar: Variables = { '--from': row.from, '--w': row.width }
        return (
          <li key={row.key}>
            <div className={styles.row} data-whole={row.look === 'whole' || undefined} {...datum(index)}>
              <span className={styles.name}>{row.name}</span>
              <span className={styles.track}>
                <span className={styles.bar} data-look={row.look} style={bar} />
                {row.whisker !== undefined && <Whisker {...row.whisker} />}
              </span>
              <span className={styles.value}>
                {row.value}
                {row.range !== undefined && <small>{row.range}</small>}
              </span>
            </div>
          </li>
        )
      })}
      <Readout as="li" className={styles.readout}>
        {shown}
      </Readout>
    </ul>
  )
}

function Whisker({ low, high }: { low: number; high: number }) {
  const ends: Variables = { '--lo': low, '--hi': high }
  return <span className={styles.whisker} style={ends} />
}
