import { niceTicks } from '@hearthlight/domain/report/chart-geometry/ticks'
import { Axis, Canvas } from '../../../ui/charts/canvas.tsx'
import chartStyles from '../../../ui/charts/chart.module.css'
import { Chart, type ChartFrameProps } from '../../../ui/charts/chart.tsx'
import { useChartWidth } from '../../../ui/charts/use-chart-width.ts'
import { useDataFocus } from '../../../ui/charts/use-data-focus.ts'
import { axisRoomFor, useTextMeasure } from '../../../ui/charts/use-text-measure.ts'
import styles from './use-page.module.css'

const HEIGHT = 250
const TOP = 14
const FOOT = 30
const FONT = 13.5
const HOURS = 24

type Line = { readonly id: 'winter' | 'summer'; readonly name: string; readonly means: readonly number[] }
type Props = ChartFrameProps & {
  lines: readonly Line[]
  label: string
  format: (value: number) => string
  hour: (of: number) => string
}

/** The mean day of winter and summer, hour by hour. */
export function DayChart({ lines, label, format, hour, ...frame }: Props) {
  const { place, width } = useChartWidth(640)
  const measure = useTextMeasure(place)
  const bottom = HEIGHT - FOOT
  const ticks = niceTicks(0, Math.max(...lines.flatMap(({ means }) => means)))
  const left = axisRoomFor(measure, format)(ticks, FONT)
  const step = (width - left) / HOURS
  const y = (value: number) => bottom - (value / (ticks.at(-1) ?? 1)) * (bottom - TOP)
  const labels = Array.from(
    { length: HOURS },
    (_, of) =>
      `${hour(of)}: ${lines.map(({ name, means }) => `${name} ${format(means[of] ?? 0)}`).join(', ')}`,
  )
  const { chart, datum, shown } = useDataFocus(labels)
  return (
    <Chart {...frame}>
      <ul className={chartStyles.inlineKey}>
        {lines.map(({ id, name }) => (
          <li key={id}>
            <svg width="28" height="10" aria-hidden="true">
              <path d="M0 5H28" className={styles.day} data-season={id} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <Canvas ref={chart} place={place} drawing={{ width, height: HEIGHT }} label={label}>
        <Axis
          ticks={ticks.map((value) => ({ value, y: y(value) }))}
          from={left}
          to={width}
          format={format}
          fontSize={FONT}
        />
        {lines.map(({ id, means }) => (
          <path
            key={id}
            className={styles.day}
            data-season={id}
            d={`M${means.map((value, of) => `${left + of * step} ${y(value)}H${left + (of + 1) * step}`).join('L')}`}
          />
        ))}
        {labels.map((name, of) => (
          <g key={name} {...datum(of)}>
            <rect x={left + of * step} y={TOP} width={step} height={bottom - TOP} fill="transparent" />
            {of % 6 === 0 && (
              <text x={left + of * step} y={bottom + 20} fontSize={FONT} className={chartStyles.quiet}>
                {hour(of)}
              </text>
            )}
          </g>
        ))}
      </Canvas>
      <p className={chartStyles.readout} aria-hidden="true">
        {shown}
      </p>
    </Chart>
  )
}
