import { useId } from 'react'
import { Axis, Canvas } from './canvas.tsx'
import styles from './chart.module.css'
import { Chart, type ChartFrameProps } from './chart.tsx'
import { Readout } from './readout.tsx'
import { useChartWidth } from './use-chart-width.ts'
import { useDataFocus } from './use-data-focus.ts'

type Step = {
  readonly days: number
  /** Half the width of the band, as a share. */
  readonly band: number
  /** Read as one, such as "After 90 days: ± 6%". */
  readonly label: string
}
type Props = ChartFrameProps & {
  steps: readonly Step[]
  /** What was promised, as shares of the use; null where nothing was. */
  promised: { readonly low: number; readonly high: number } | null
  today: number
  firstWord: number
  label: string
  percent: (share: number) => string
  words: {
    readonly today: string
    readonly firstWord: string
    readonly promised: string
    readonly band: string
    readonly axis: string
  }
}

const TOP = 48
const HEIGHT = 230
const FOOT = 52
const FONT = 13.5
const STEPS = [0.02, 0.05, 0.1, 0.2, 0.5, 1]

type Bounds = { readonly least: number; readonly most: number; readonly step: number }

function boundsOf(middle: number, steps: readonly Step[], promised: Props['promised']): Bounds {
  const widest = steps[0]?.band ?? 0
  const [low, high] = [
    Math.min(0, middle - widest, promised?.low ?? 0),
    Math.max(0, middle + widest, promised?.high ?? 0),
  ]
  const step = STEPS.find((each) => (high - low) / each <= 6) ?? 1
  return { least: Math.floor(low / step) * step, most: Math.ceil(high / step) * step, step }
}

function drawingOf({ steps, promised }: Pick<Props, 'steps' | 'promised'>, width: number) {
  const isWide = width > 560
  const [left, right] = [isWide ? 62 : 50, isWide ? width - 150 : width - 8]
  const last = steps.at(-1)?.days ?? 365
  const middle = promised === null ? 0 : (promised.low + promised.high) / 2
  const { least, most, step } = boundsOf(middle, steps, promised)
  const x = (days: number) => left + (days / last) * (right - left)
  // A saving is less use: it stands below the line of no change.
  const y = (share: number) => TOP + ((share - least) / (most - least)) * HEIGHT
  const ticks = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => {
    const share = least + index * step
    return { value: Math.abs(share) < 1e-9 ? 0 : share, y: y(share) }
  })
  const edge = (side: 1 | -1) => steps.map(({ days, band }) => `${x(days)} ${y(middle + side * band)}`)
  const cone = `M${[...edge(1), ...edge(-1).toReversed()].join('L')}z`
  return { width, height: TOP + HEIGHT + FOOT, isWide, left, right, middle, x, y, ticks, cone }
}
type Drawing = ReturnType<typeof drawingOf>

/** How the band about a saving narrows as days are read, beside what was promised: where 0 leaves it, a saving can be told. */
export function NarrowingChart({
  steps,
  promised,
  today,
  firstWord,
  label,
  percent,
  words,
  ...frame
}: Props) {
  const { place, width } = useChartWidth(1020)
  const { chart, datum, shown } = useDataFocus(steps.map((step) => step.label))
  const drawing = drawingOf({ steps, promised }, width)
  const { left, right, x, isWide } = drawing
  return (
    <Chart {...frame}>
      <Canvas ref={chart} place={place} drawing={drawing} label={label}>
        <Axis
          ticks={drawing.ticks}
          from={left}
          to={right}
          format={(share) => percent(-share)}
          fontSize={FONT}
        />
        <path d={drawing.cone} fill="var(--data-band)" stroke="var(--ink-3)" />
        {promised !== null && <Promised drawing={drawing} promised={promised} />}
        <path d={`M${left} ${drawing.y(0)}H${right}`} className={styles.base} />
        <Mark drawing={drawing} days={firstWord} name={words.firstWord} isToday={false} />
        <Mark drawing={drawing} days={today} name={words.today} isToday />
        {steps.map(({ days }, index) => (
          <g key={days} {...datum(index)}>
            <rect x={x(days) - 10} y={TOP} width={20} height={HEIGHT} fill="transparent" />
            {(isWide ? index % 2 : index % 4) === 0 && (
              <text
                x={x(days)}
                y={TOP + HEIGHT + 20}
                textAnchor="middle"
                fontSize={FONT}
                className={styles.quiet}
              >
                {days}
              </text>
            )}
          </g>
        ))}
        <text x={right} y={TOP + HEIGHT + 42} textAnchor="end" fontSize={FONT} className={styles.quiet}>
          {words.axis}
        </text>
        {isWide && <Names drawing={drawing} band={steps.at(-1)?.band ?? 0} words={words} />}
      </Canvas>
      <Readout>{shown}</Readout>
    </Chart>
  )
}

type PromisedProps = { drawing: Drawing; promised: NonNullable<Props['promised']> }

function Promised({ drawing: { left, right, y }, promised }: PromisedProps) {
  const id = useId()
  return (
    <>
      <defs>
        <pattern id={id} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={1.6} height={7} fill="var(--data-saving)" />
        </pattern>
      </defs>
      <rect
        x={left}
        y={y(promised.low)}
        width={right - left}
        height={Math.max(1, y(promised.high) - y(promised.low))}
        fill={`url(#${id})`}
        stroke="var(--positive)"
      />
    </>
  )
}

type MarkProps = { drawing: Drawing; days: number; name: string; isToday: boolean }

/** A day, named above the drawing: today higher than the first word, so that both can be read where they are near. */
function Mark({ drawing: { x, left, right }, days, name, isToday }: MarkProps) {
  const isEnd = x(days) > (left + right) / 2
  return (
    <g>
      <path
        d={`M${x(days)} ${isToday ? TOP - 24 : TOP - 6}V${TOP + HEIGHT}`}
        className={styles.base}
        strokeWidth={isToday ? 2 : 1.2}
        strokeDasharray={isToday ? undefined : '4 4'}
      />
      <text
        x={x(days) + (isEnd ? -6 : 6)}
        y={isToday ? TOP - 30 : TOP - 12}
        textAnchor={isEnd ? 'end' : 'start'}
        fontSize={FONT}
        fontWeight={isToday ? 660 : 400}
      >
        {name}
      </text>
    </g>
  )
}

/** What is drawn is named at its end. */
function Names({
  drawing: { right, y, middle },
  band,
  words,
}: Pick<Props, 'words'> & { drawing: Drawing; band: number }) {
  return (
    <g fontSize={FONT}>
      <text x={right + 8} y={y(middle) + 4} fontWeight={640} className={styles.gain}>
        {words.promised}
      </text>
      <text x={right + 8} y={y(middle + band) + 16}>
        {words.band}
      </text>
    </g>
  )
}
