import { niceTicks } from '@hearthlight/domain/report/chart-geometry/ticks'
import { useId } from 'react'
import { Axis, Canvas } from './canvas.tsx'
import styles from './chart.module.css'
import { Chart, type ChartFrameProps } from './chart.tsx'
import { Readout } from './readout.tsx'
import { Bar, Patterns } from './series.tsx'
import { useChartWidth } from './use-chart-width.ts'
import { useDataFocus } from './use-data-focus.ts'

type HistogramBin = {
  readonly from: number
  readonly to: number
  readonly count: number
  /** Read as one, such as "0 to 500 kWh: 31 homes". */
  readonly label: string
}

type Props = ChartFrameProps & {
  bins: readonly HistogramBin[]
  label: string
  format: (value: number) => string
}

const TOP = 26
const HEIGHT = 220
const FOOT = 30
const FONT = 13.5

/** How many lie in each of equal steps; what lies below 0 looks different from what lies above. */
export function HistogramChart({ bins, label, format, ...frame }: Props) {
  const { place, width } = useChartWidth(620)
  const id = useId()
  const { chart, datum, shown } = useDataFocus(bins.map((bin) => bin.label))
  const top = niceTicks(0, Math.max(1, ...bins.map(({ count }) => count))).at(-1) ?? 1
  const step = width / Math.max(1, bins.length)
  const bottom = TOP + HEIGHT
  const every = step < 76 ? 2 : 1
  const zero = bins.findIndex(({ from }) => from >= 0)
  return (
    <Chart {...frame}>
      <Canvas ref={chart} place={place} drawing={{ width, height: bottom + FOOT }} label={label}>
        <Patterns id={id} />
        <Axis ticks={[{ value: 0, y: bottom }]} from={0} to={width} fontSize={FONT} />
        {bins.map(({ from, to, count }, index) => {
          const height = (count / top) * HEIGHT
          return (
            <g key={from} {...datum(index)}>
              <rect x={index * step} y={TOP} width={step} height={HEIGHT} fill="transparent" />
              {count > 0 && (
                <Bar
                  id={id}
                  series={to <= 0 ? 'before' : 'saving'}
                  x={index * step + 3}
                  y={bottom - height}
                  width={step - 6}
                  height={height}
                  className={styles.growUp}
                />
              )}
              <text
                x={(index + 0.5) * step}
                y={bottom - height - 6}
                textAnchor="middle"
                fontSize={FONT}
                fontWeight={640}
              >
                {count}
              </text>
              {index % every === 0 && (
                <text
                  x={index * step}
                  y={bottom + 20}
                  textAnchor={index === 0 ? 'start' : 'middle'}
                  fontSize={FONT}
                  className={styles.quiet}
                >
                  {format(from)}
                </text>
              )}
            </g>
          )
        })}
        {zero > 0 && <path d={`M${zero * step} ${TOP - 14}V${bottom}`} className={styles.base} />}
      </Canvas>
      <Readout>{shown}</Readout>
    </Chart>
  )
}
