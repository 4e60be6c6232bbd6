import { useId } from 'react'
import { Axis, Canvas } from './canvas.tsx'
import styles from './chart.module.css'
import { Chart, type ChartFrameProps } from './chart.tsx'
import { useChartWidth } from './use-chart-width.ts'
import { useDataFocus } from './use-data-focus.ts'

export type SavingsPoint = {
  readonly key: string
  /** One letter, or as short as a month can be said. */
  readonly tick: string
  /** Said once where a year begins; empty else. */
  readonly year: string
  /** Read as one. */
  readonly label: string
  readonly used: number
  readonly expected: { readonly value: number; readonly low: number; readonly high: number } | null
}

type Props = ChartFrameProps & {
  points: readonly SavingsPoint[]
  format: (value: number) => string
  label: string
  words: {
    readonly work: string
    readonly before: string
    readonly expected: string
    readonly used: string
  }
}

const TOP = 40
const HEIGHT = 300
const BELOW = 50

/** A round number of which three or four make the axis. */
function stepOf(most: number): number {
  const rough = Math.max(most, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10)
}

const pathOf = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

function drawingOf(points: readonly SavingsPoint[], width: number) {
  const isWide = width > 480
  const [left, right] = [isWide ? 62 : 46, isWide ? width - 150 : width - 6]
  const most = Math.max(...points.map(({ used, expected }) => Math.max(used, expected?.high ?? 0)))
  const step = stepOf(most)
  const top = Math.ceil(most / step) * step
  const x = (index: number) => left + ((index + 0.5) / points.length) * (right - left)
  const y = (value: number) => TOP + HEIGHT - (Math.max(0, value) / top) * HEIGHT
  const places = points.map((point, index) => ({ ...point, x: x(index), y: y(point.used) }))
  const after = places.flatMap(({ expected, ...place }) =>
    expected === null
      ? []
      : [{ ...place, expected: y(expected.value), low: y(expected.low), high: y(expected.high) }],
  )
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({
    value: index * step,
    y: y(index * step),
  }))
  const cut = left + ((points.length - after.length) / points.length) * (right - left)
  return { width, height: TOP + HEIGHT + BELOW, isWide, left, right, places, after, ticks, cut }
}

/** Use before and after work, beside what the same weather would have taken: the band, the gap, and a rule at the work. */
export function SavingsChart({ points, format, label, words, ...frame }: Props) {
  const { place, width } = useChartWidth(1020)
  const drawing = drawingOf(points, width)
  const { chart, datum, shown } = useDataFocus(points.map((point) => point.label))
  const id = useId()
  const fontSize = drawing.isWide ? 13.5 : 12
  const { after, places, cut, isWide } = drawing
  const expected = after.map((each) => [each.x, each.expected] as const)
  const used = after.map((each) => [each.x, each.y] as const)
  const band = [
    ...after.map((each) => [each.x, each.high] as const),
    ...after.map((each) => [each.x, each.low] as const).reverse(),
  ]
  const every = isWide ? 1 : 4
  return (
    <Chart {...frame}>
      <Canvas ref={chart} place={place} drawing={drawing} label={label}>
        <defs>
          <pattern
            id={`${id}-gap`}
            width={7}
            height={7}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={1.6} height={7} fill="var(--data-saving)" />
          </pattern>
        </defs>
        <Axis
          ticks={drawing.ticks}
          from={drawing.left}
          to={drawing.right}
          format={format}
          fontSize={fontSize}
        />
        {after.length > 1 && (
          <>
            <path d={`${pathOf([...expected, ...used.toReversed()])}z`} fill={`url(#${id}-gap)`} />
            <path d={`${pathOf(band)}z`} fill="var(--data-band)" />
            <path
              d={pathOf(expected)}
              fill="none"
              stroke="var(--ink)"
              strokeWidth={2.2}
              strokeDasharray="6 4"
            />
          </>
        )}
        <path
          d={pathOf(places.slice(0, places.length - after.length).map((each) => [each.x, each.y]))}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={2.6}
        />
        <path d={pathOf(used)} fill="none" stroke="var(--positive)" strokeWidth={2.6} />
        <path d={`M${cut} ${TOP - 16}V${TOP + HEIGHT}`} stroke="var(--ink)" strokeWidth={1.6} />
        <text x={cut + 8} y={TOP - 8} fontSize={isWide ? 14.5 : 12.5} fontWeight={660}>
          {words.work}
        </text>
        {places.map((each, index) => (
          <g key={each.key} {...datum(index)}>
            <rect x={each.x - 9} y={TOP} width={18} height={HEIGHT} fill="transparent" />
            {each.expected === null ? (
              <circle cx={each.x} cy={each.y} r={isWide ? 3.4 : 2.6} fill="var(--ink)" />
            ) : (
              <rect x={each.x - 3.2} y={each.y - 3.2} width={6.4} height={6.4} fill="var(--positive)" />
            )}
            {index % every === 0 && (
              <text
                x={each.x}
                y={TOP + HEIGHT + 20}
                textAnchor="middle"
                fontSize={fontSize}
                className={styles.quiet}
              >
                {each.tick}
              </text>
            )}
            {each.year !== '' && (
              <text x={each.x} y={TOP + HEIGHT + 40} textAnchor="middle" fontSize={fontSize} fontWeight={640}>
                {each.year}
              </text>
            )}
          </g>
        ))}
        {isWide && <Ends drawing={drawing} words={words} />}
      </Canvas>
      <p className={styles.readout} aria-hidden="true">
        {shown}
      </p>
    </Chart>
  )
}

/** Lines are named where they end. */
function Ends({
  drawing: { places, after, right },
  words,
}: {
  drawing: ReturnType<typeof drawingOf>
  words: Props['words']
}) {
  const last = after.at(-1)
  const before = places.slice(0, places.length - after.length)
  const first = before.toSorted((one, other) => one.y - other.y)[0]
  const isBelow = last !== undefined && last.y > last.expected
  const usedAt = last === undefined ? 0 : isBelow ? Math.max(last.y, last.expected + 20) : last.expected - 20
  return (
    <g fontSize={14} fontWeight={640}>
      {first !== undefined && (
        <text x={first.x + 10} y={first.y - 8}>
          {words.before}
        </text>
      )}
      {last !== undefined && (
        <>
          <text x={right + 8} y={last.expected + 4}>
            {words.expected}
          </text>
          <text x={right + 8} y={usedAt + 4} className={styles.gain}>
            {words.used}
          </text>
        </>
      )}
    </g>
  )
}
