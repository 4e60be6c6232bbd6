import { type CashYear, cumulativeCash } from '@hearthlight/domain/report/chart-geometry/cumulative-cash'
import { Axis, Canvas } from './canvas.tsx'
import styles from './chart.module.css'
import { Chart, type ChartFrameProps } from './chart.tsx'
import { useChartWidth } from './use-chart-width.ts'
import { useDataFocus } from './use-data-focus.ts'

type Props = ChartFrameProps & {
  years: readonly CashYear[]
  format: (value: number) => string
  words: { year: (year: number) => string; range: (low: string, high: string) => string; breakEven: string }
  label: string
}

/** Money in the pocket over the years: a line in its band, and a zone in which the plan has paid for itself. */
export function CashChart({ years, format, words, label, ...frame }: Props) {
  const { place, width } = useChartWidth(1020)
  const drawing = cumulativeCash(years, width)
  const labels = years.map(
    (one) =>
      `${words.year(one.year)}: ${format(one.value)}, ${words.range(format(one.low), format(one.high))}`,
  )
  const { chart, datum, shown } = useDataFocus(labels)
  const every = drawing.isWide ? 2 : 5
  return (
    <Chart {...frame}>
      <Canvas ref={chart} place={place} drawing={drawing} label={label}>
        {drawing.breakEven !== undefined && <BreakEven drawing={drawing} words={words.breakEven} />}
        <Axis
          ticks={drawing.ticks}
          from={drawing.left}
          to={drawing.right}
          format={format}
          fontSize={drawing.isWide ? 13.5 : 12}
        />
        <path d={drawing.band} fill="var(--data-band)" stroke="var(--ink-3)" strokeDasharray="3 3" />
        <path d={drawing.line} fill="none" stroke="var(--data-after)" strokeWidth={2.5} />
        {drawing.years.map((one, index) => (
          <g key={one.year} {...datum(index)}>
            <rect
              x={one.x - 8}
              y={drawing.top}
              width={16}
              height={drawing.bottom - drawing.top}
              fill="transparent"
            />
            <circle cx={one.x} cy={one.y} r={3} fill="var(--data-after)" />
            {one.year % every === 0 && (
              <text
                x={one.x}
                y={drawing.bottom + 22}
                textAnchor="middle"
                fontSize={drawing.isWide ? 13.5 : 12}
                className={styles.quiet}
              >
                {one.year}
              </text>
            )}
          </g>
        ))}
      </Canvas>
      <p className={styles.readout} aria-hidden="true">
        {shown}
      </p>
    </Chart>
  )
}

function BreakEven({ drawing, words }: { drawing: ReturnType<typeof cumulativeCash>; words: string }) {
  if (drawing.breakEven === undefined) return null
  const { from, to } = drawing.breakEven
  const isLeft = from > (drawing.left + drawing.right) / 2
  return (
    <g>
      <rect
        x={from}
        y={drawing.top}
        width={Math.max(2, to - from)}
        height={drawing.bottom - drawing.top}
        fill="var(--positive-tint)"
      />
      <path d={`M${from} ${drawing.top}V${drawing.bottom}`} stroke="var(--positive)" strokeDasharray="5 4" />
      <text
        x={isLeft ? from - 8 : from + 8}
        y={drawing.bottom - 10}
        textAnchor={isLeft ? 'end' : 'start'}
        fontSize={13.5}
        fontWeight={640}
        className={styles.gain}
      >
        {words}
      </text>
    </g>
  )
}
