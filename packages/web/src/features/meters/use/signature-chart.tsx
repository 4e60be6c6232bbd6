import type { ShownPeriod } from '@hearthlight/domain/meters/insight/fuel-insight'
import { niceTicks } from '@hearthlight/domain/report/chart-geometry/ticks'
import type { UseModel } from '@hearthlight/engine/savings'
import { Axis, Canvas } from '../../../ui/charts/canvas.tsx'
import chartStyles from '../../../ui/charts/chart.module.css'
import { Chart, type ChartFrameProps } from '../../../ui/charts/chart.tsx'
import { useChartWidth } from '../../../ui/charts/use-chart-width.ts'
import { useDataFocus } from '../../../ui/charts/use-data-focus.ts'
import { axisRoomFor, useTextMeasure } from '../../../ui/charts/use-text-measure.ts'
import styles from './use-page.module.css'

const HEIGHT = { wide: 340, narrow: 260 }
const TOP = 34
const FOOT = 48
const FONT = 13.5
/** More points than a year has bills are drawn smaller. */
const MANY = 60

type Point = ShownPeriod & { readonly temperature: number }
type Props = ChartFrameProps & {
  points: readonly Point[]
  model: UseModel
  label: string
  nameOf: (point: Point) => string
  format: (value: number) => string
  temperature: (fahrenheit: number) => string
  temperatureTicks: (cold: number, warm: number, most: number) => readonly number[]
  words: { heating: string; cooling: string; axis: string }
}

/** Use a day against the temperature outdoors, with the line of the model and the points at which heating and cooling begin. */
export function SignatureChart({
  points,
  model,
  label,
  nameOf,
  format,
  temperature,
  temperatureTicks,
  words,
  ...frame
}: Props) {
  const { place, width } = useChartWidth(1020)
  const measure = useTextMeasure(place)
  const height = width < 560 ? HEIGHT.narrow : HEIGHT.wide
  const bottom = height - FOOT
  const perDay = (point: Point) => point.use / point.days
  const ticks = niceTicks(0, Math.max(...points.map(perDay), model.base))
  const left = axisRoomFor(measure, format)(ticks, FONT)
  const [cold, warm] = rangeOf(points, model)
  const x = (degrees: number) => left + ((degrees - cold) / (warm - cold)) * (width - left - 12)
  const top = ticks.at(-1) ?? 1
  const y = (value: number) => bottom - (value / top) * (bottom - TOP)
  const labels = points.map(
    (point) => `${nameOf(point)}: ${temperature(point.temperature)}, ${format(perDay(point))}`,
  )
  const { chart, datum, shown } = useDataFocus(labels)
  return (
    <Chart {...frame}>
      <Canvas ref={chart} place={place} drawing={{ width, height }} label={label}>
        <Axis
          ticks={ticks.map((value) => ({ value, y: y(value) }))}
          from={left}
          to={width}
          format={format}
          fontSize={FONT}
        />
        <BalancePoints
          model={model}
          x={x}
          bottom={bottom}
          width={width}
          words={words}
          temperature={temperature}
        />
        {points.map((point, index) => (
          <g key={point.day} {...datum(index)}>
            <circle
              cx={x(point.temperature)}
              cy={y(perDay(point))}
              r={points.length > MANY ? 3.2 : 6}
              className={styles.point}
              data-side={sideOf(point, model)}
            />
          </g>
        ))}
        <path d={lineOf(model, [cold, warm], x, y)} className={styles.line} />
        {temperatureTicks(cold, warm, width < 560 ? 4 : 9).map((degrees) => (
          <text
            key={degrees}
            x={x(degrees)}
            y={bottom + 20}
            textAnchor="middle"
            fontSize={FONT}
            className={chartStyles.quiet}
          >
            {temperature(degrees)}
          </text>
        ))}
        <text x={width} y={bottom + 42} textAnchor="end" fontSize={FONT} className={chartStyles.quiet}>
          {words.axis}
        </text>
      </Canvas>
      <p className={chartStyles.readout} aria-hidden="true">
        {shown}
      </p>
    </Chart>
  )
}

const MARGIN = 4

function rangeOf(points: readonly Point[], { heatingPoint, coolingPoint }: UseModel): [number, number] {
  const all = [...points.map(({ temperature }) => temperature), heatingPoint, coolingPoint]
  const known = all.filter((each) => each !== null)
  return [Math.min(...known) - MARGIN, Math.max(...known) + MARGIN]
}

const sideOf = ({ temperature }: Point, { heatingPoint, coolingPoint }: UseModel) => {
  if (heatingPoint !== null && temperature < heatingPoint) return 'heating'
  return coolingPoint !== null && temperature > coolingPoint ? 'cooling' : 'neither'
}

const useAt = (model: UseModel, degrees: number): number => {
  const { base, heating, cooling, heatingPoint, coolingPoint } = model
  const below = heatingPoint === null ? 0 : Math.max(0, heatingPoint - degrees)
  const above = coolingPoint === null ? 0 : Math.max(0, degrees - coolingPoint)
  return base + heating * below + cooling * above
}

type Scale = (value: number) => number

function lineOf(model: UseModel, [cold, warm]: readonly [number, number], x: Scale, y: Scale): string {
  const bends = [model.heatingPoint, model.coolingPoint].filter((each) => each !== null)
  const path = [cold, ...bends.toSorted((a, b) => a - b), warm]
  return `M${path.map((degrees) => `${x(degrees)} ${y(useAt(model, degrees))}`).join('L')}`
}

type BalanceProps = Pick<Props, 'model' | 'words' | 'temperature'> & {
  x: Scale
  bottom: number
  width: number
}

function BalancePoints({ model, words, ...where }: BalanceProps) {
  const { heatingPoint, coolingPoint } = model
  return (
    <>
      {heatingPoint !== null && (
        <BalancePoint {...where} at={heatingPoint} name={words.heating} y={TOP - 18} isBefore />
      )}
      {coolingPoint !== null && (
        <BalancePoint {...where} at={coolingPoint} name={words.cooling} y={TOP - 2} isBefore={false} />
      )}
    </>
  )
}

/** As wide as the words are about; nearer to an edge they stand on the other side of the line. */
const WORDS = 170

type MarkProps = Omit<BalanceProps, 'model' | 'words'> & {
  at: number
  name: string
  y: number
  isBefore: boolean
}

function BalancePoint({ at, name, y, isBefore, x, bottom, width, temperature }: MarkProps) {
  const isEnd = isBefore ? x(at) > WORDS : x(at) > width - WORDS
  return (
    <g>
      <path d={`M${x(at)} ${TOP - 8}V${bottom}`} className={styles.balance} />
      <text
        x={x(at) + (isEnd ? -6 : 6)}
        y={y}
        textAnchor={isEnd ? 'end' : 'start'}
        fontSize={FONT}
        fontWeight={600}
      >
        {temperature(at)} {name}
      </text>
    </g>
  )
}
