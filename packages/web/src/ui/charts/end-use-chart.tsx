import {
  type StackedBar,
  type StackedRow,
  stackedBars,
} from '@hearthlight/domain/report/chart-geometry/stacked-bars'
import { useId } from 'react'
import { Canvas } from './canvas.tsx'
import styles from './chart.module.css'
import { Chart, type ChartFrameProps } from './chart.tsx'
import { Bar, type EndUse, Patterns, Swatch } from './series.tsx'
import { useChartWidth } from './use-chart-width.ts'
import { useDataFocus } from './use-data-focus.ts'
import { useTextMeasure } from './use-text-measure.ts'

export type EndUseValue = { use: EndUse; name: string; before: number; after?: number | undefined }

type RoofRow = { total: string; words: string }

type Props = ChartFrameProps & {
  values: readonly EndUseValue[]
  format: (value: number) => string
  words: { now: string; after: string; saved: string }
  /** Where the roof makes less of a row than its bars: the total of each row, and how it comes about. */
  roof?: { now: RoofRow; after: RoofRow } | undefined
}

/** Before and after by end use on one scale; the saving is the dashed gap. */
export function EndUseChart({ values, format, words, roof, ...frame }: Props) {
  const { place, width } = useChartWidth(1020)
  const id = useId()
  const drawing = stackedBars(
    values.map((one) => ({
      key: one.use,
      before: one.before,
      after: one.after,
      label: `${one.name} ${format(one.before)}`,
      afterLabel: one.after === undefined ? undefined : `${one.name} ${format(one.after)}`,
    })),
    width,
    useTextMeasure(place),
  )
  function titled(row: StackedRow, when: string, less: RoofRow | undefined) {
    return { row, words: when, total: less?.total ?? format(row.total), less: less?.words ?? '' }
  }
  const nameOf = (key: string) => values.find((one) => one.use === key)?.name ?? key
  const rows = [
    titled(drawing.before, words.now, roof?.now),
    ...(drawing.after === undefined ? [] : [titled(drawing.after, words.after, roof?.after)]),
  ]
  const labels = rows.flatMap(({ row, words: when }) =>
    row.bars.map((bar) => `${when}, ${nameOf(bar.key)}: ${format(bar.value)}`),
  )
  const { chart, datum } = useDataFocus(labels)
  return (
    <Chart {...frame}>
      <Canvas
        ref={chart}
        place={place}
        drawing={drawing}
        label={rows.map(({ words: when, total }) => `${when}: ${total}`).join('. ')}
      >
        <Patterns id={id} />
        {rows.map(({ row, words: when, total, less }, index) => (
          <g key={when}>
            <RowTitle
              row={row}
              words={when}
              total={drawing.isWide && less !== '' ? `${total} · ${less}` : total}
            />
            {row.bars.map((bar, at) => (
              <g key={bar.key} {...datum(index * drawing.before.bars.length + at)}>
                <Bar
                  id={id}
                  series={bar.key as EndUse}
                  x={bar.x}
                  y={row.y}
                  width={bar.width}
                  height={row.height}
                  className={styles.grow}
                />
                <BarLabel
                  bar={bar}
                  name={nameOf(bar.key)}
                  value={format(bar.value)}
                  fontSize={drawing.fontSize}
                />
              </g>
            ))}
          </g>
        ))}
        {drawing.gap !== undefined && roof === undefined && (
          <Gap
            {...drawing.gap}
            amount={format(drawing.gap.value)}
            words={drawing.isWide ? words.saved : undefined}
          />
        )}
      </Canvas>
      {!drawing.isWide && <Key id={id} values={values} format={format} />}
      {!drawing.isWide &&
        rows.map(
          ({ words: when, less }) =>
            less !== '' && (
              <p key={when} className="note">
                {when}: {less}
              </p>
            ),
        )}
    </Chart>
  )
}

function RowTitle({ row, words, total }: { row: StackedRow; words: string; total: string }) {
  return (
    <text x={0} y={row.titleY} fontSize={16} fontWeight={660}>
      {words}{' '}
      <tspan fontWeight={400} className={styles.quiet}>
        {total}
      </tspan>
    </text>
  )
}

type LabelProps = { bar: StackedBar; name: string; value: string; fontSize: number }

function BarLabel({ bar, name, value, fontSize }: LabelProps) {
  if (bar.label === undefined) return null
  const { x, y, leader } = bar.label
  return (
    <>
      {leader !== undefined && (
        <path d={`M${leader.x} ${leader.from}V${leader.to}`} className={styles.base} />
      )}
      <text x={x} y={y} fontSize={fontSize} className={styles.quiet}>
        {name}{' '}
        <tspan fontWeight={640} className={styles.ink}>
          {value}
        </tspan>
      </text>
    </>
  )
}

type GapProps = {
  x: number
  y: number
  width: number
  height: number
  amount: string
  words: string | undefined
}

function Gap({ x, y, width, height, amount, words }: GapProps) {
  const middle = x + width / 2
  const isRoomy = width > 56
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a drawing takes no focus by itself
    <g aria-hidden="true">
      <rect
        x={x}
        y={y}
        width={Math.max(1, width)}
        height={height}
        fill="none"
        stroke="var(--positive)"
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      {isRoomy && (
        <text
          x={middle}
          y={y + height / 2 + (words === undefined ? 6 : -3)}
          textAnchor="middle"
          fontSize={words === undefined ? 15 : 17}
          fontWeight={680}
          className={styles.gain}
        >
          −{amount}
        </text>
      )}
      {isRoomy && words !== undefined && (
        <text x={middle} y={y + height / 2 + 15} textAnchor="middle" fontSize={13.5} className={styles.gain}>
          {words}
        </text>
      )}
    </g>
  )
}

function Key({
  id,
  values,
  format,
}: {
  id: string
  values: readonly EndUseValue[]
  format: Props['format']
}) {
  return (
    <ul className={styles.key}>
      {values.map((one) => (
        <li key={one.use}>
          <Swatch id={id} series={one.use} />
          <span>{one.name}</span>
          <b>
            {format(one.before)}
            {one.after !== undefined && ` → ${format(one.after)}`}
          </b>
        </li>
      ))}
    </ul>
  )
}
