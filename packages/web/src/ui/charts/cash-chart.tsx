import { type CashYear, cumulativeCash } from '@hearthlight/domain/report/chart-geometry/cumulative-cash'
import { Axis, Canvas } from './canvas.tsx'
import styles from './chart.module.css'
import { Chart, type ChartFrameProps } from './chart.tsx'
import { Readout } from './readout.tsx'
import { useChartWidth } from './use-chart-width.ts'
import { useDataFocus } from './use-data-focus.ts'
import { axisRoomFor, useTextMeasure } from './use-text-measure.ts'

type Props = ChartFrameProps & {
  years: readonly CashYear[]
  format: (value: number) => string
  words: { year: (year: number) => string; range: (low: string, high: string) => string; breakEven: string }
  label: string
}

/** Money in the pocket over the years: a line in its band, and the zone in which the plan pays itself back. */
export function CashChart({ years, format, words, label, ...frame }: Props) {
  const { place, width } = useChartWidth(1020)
  const drawing = cumulativeCash(years, width, axisRoomFor(useTextMeasure(place), format))
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
          fontSize={drawing.fontSize}
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
                fontSize={drawing.fontSize}
                className={styles.quiet}
              >
                {one.year}
              </text>
            )}
          </g>
        ))}
      </Canvas>
      <Readout>{shown}</Readout>
    </Chart>
  )
}

type MarkProps = { drawing: ReturnType<typeof cumulativeCash>; words: string }

function BreakEven({ drawing, words }: MarkProps) {
  if (drawing.breakEven === undefined) return null
  const { from, to, expected } = drawing.breakEven
  return (
    <g>
      <rect
        x={from}
        y={drawing.top}
        width={Math.max(2, to - from)}
        height={drawing.bottom - drawing.top}
        fill="var(--positive-tint)"
      />
      {expected !== null && <PaidBack drawing={drawing} x={expected} words={words} />}
    </g>
  )
}

/** Where the middle line leaves the red, as the headline says: the hopeful edge promises nothing. */
function PaidBack({ drawing, x, words }: MarkProps & { x: number }) {
  const isLeft = x > (drawing.left + drawing.right) / 2
  return (
    <>
      <path d={`M${x} ${drawing.top}V${drawing.bottom}`} stroke="var(--positive)" strokeDasharray="5 4" />
      <text
        x={isLeft ? x - 8 : x + 8}
        y={drawing.bottom - 10}
        textAnchor={isLeft ? 'end' : 'start'}
        fontSize={13.5}
        fontWeight={640}
        className={styles.gain}
      >
        {words}
      </text>
    </>
  )
}
