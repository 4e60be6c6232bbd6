import { type Month, monthlyProfile } from '@hearthlight/domain/report/chart-geometry/monthly-profile'
import { useId } from 'react'
import { useMedia } from '../use-media.ts'
import { Axis, Canvas } from './canvas.tsx'
import styles from './chart.module.css'
import { Chart, type ChartFrameProps } from './chart.tsx'
import { Bar, Patterns, Swatch } from './series.tsx'
import { useDataFocus } from './use-data-focus.ts'

type Props = ChartFrameProps & {
  months: ReadonlyArray<Month & { name: string; shortName: string }>
  format: (value: number) => string
  words: { modelled: string; billed: string }
  label: string
  width?: number
}

/** The year by months: columns for the model, dots for the bills. */
export function MonthlyChart({ months, format, words, label, width = 1020, ...frame }: Props) {
  const isNarrow = useMedia('(max-width: 640px)')
  const id = useId()
  const drawing = monthlyProfile(months, isNarrow ? 343 : width)
  const hasBills = months.some((month) => month.billed !== undefined)
  const labels = months.map((month) => {
    const bill = month.billed === undefined ? '' : `, ${words.billed} ${format(month.billed)}`
    return `${month.name}: ${words.modelled} ${format(month.modelled)}${bill}`
  })
  const { chart, datum, shown } = useDataFocus(labels)
  return (
    <Chart {...frame}>
      {hasBills && (
        <ul className={styles.inlineKey}>
          <li>
            <Swatch id={id} series="hot-water" />
            {words.modelled}
          </li>
          <li>
            <svg viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
              <circle cx={9} cy={9} r={6} fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth={2.5} />
            </svg>
            {words.billed}
          </li>
        </ul>
      )}
      <Canvas ref={chart} drawing={drawing} label={label}>
        <Patterns id={id} />
        <Axis
          ticks={drawing.ticks}
          from={drawing.left}
          to={drawing.width}
          format={format}
          fontSize={drawing.isWide ? 13.5 : 12}
        />
        {drawing.months.map((month, index) => (
          <g key={months[index]?.name} {...datum(index)}>
            <Bar
              id={id}
              series="hot-water"
              x={month.cx - drawing.barWidth / 2}
              y={month.y}
              width={drawing.barWidth}
              height={month.height}
              className={styles.growUp}
            />
            {month.whisker !== undefined && (
              <path d={`M${month.cx} ${month.whisker.top}V${month.whisker.bottom}`} className={styles.base} />
            )}
            {month.bill !== undefined && (
              <circle
                cx={month.cx}
                cy={month.bill}
                r={drawing.isWide ? 6 : 4.5}
                fill="var(--paper-raised)"
                stroke="var(--ink)"
                strokeWidth={2.5}
              />
            )}
            <text
              x={month.cx}
              y={drawing.baseline + 20}
              textAnchor="middle"
              fontSize={drawing.isWide ? 13.5 : 12}
            >
              {months[index]?.shortName}
            </text>
          </g>
        ))}
      </Canvas>
      <p className={styles.readout} aria-hidden="true">
        {shown}
      </p>
    </Chart>
  )
}
