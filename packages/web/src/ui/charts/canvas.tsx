import type { ReactNode, Ref } from 'react'
import styles from './chart.module.css'
import { AXIS_GAP } from './use-text-measure.ts'

/** Until the app has measured it: on a page of this width only. */
export type ShownOn = 'wide' | 'narrow'

type CanvasProps = {
  ref: Ref<SVGSVGElement>
  /** Where the chart measures how much room it has. */
  place?: Ref<HTMLDivElement> | undefined
  drawing: { width: number; height: number }
  label: string
  shownOn?: ShownOn | undefined
  children: ReactNode
}

/** The drawing is a named group whose data can be walked through, not one opaque image. */
export function Canvas({ ref, place, drawing, label, shownOn, children }: CanvasProps) {
  return (
    <div ref={place}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a drawing */}
      <svg
        ref={ref}
        className={styles.svg}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        role="group"
        aria-label={label}
        data-on={shownOn}
      >
        {children}
      </svg>
    </div>
  )
}

type AxisProps = {
  ticks: ReadonlyArray<{ value: number; y: number }>
  from: number
  to: number
  /** Absent where the values stand at the bars themselves. */
  format?: ((value: number) => string) | undefined
  fontSize: number
}

/** Level lines with their values: the table twin and the data say the same to those who cannot see them. */
export function Axis({ ticks, from, to, format, fontSize }: AxisProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a drawing takes no focus by itself
    <g aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick.value}>
          <path d={`M${from} ${tick.y}H${to}`} className={tick.value === 0 ? styles.base : styles.axis} />
          {format !== undefined && (
            <text
              x={from - AXIS_GAP}
              y={tick.y + 5}
              textAnchor="end"
              fontSize={fontSize}
              className={styles.quiet}
            >
              {format(tick.value)}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}
