import {
  type StackedBar,
  type StackedGeometry,
  type StackedRow,
  stackedBars,
} from '@hearthlight/domain/report/chart-geometry/stacked-bars'
import type { TextMeasure } from '@hearthlight/domain/report/chart-geometry/text-width'
import { type Ref, useId } from 'react'
import { Canvas, type ShownOn } from './canvas.tsx'
import styles from './chart.module.css'
import { Bar, type EndUse, Patterns, Swatch } from './series.tsx'
import { useDataFocus } from './use-data-focus.ts'

type EndUseValue = { use: EndUse; name: string; before: number; after?: number | undefined }

type RoofRow = { total: string; words: string }

export type EndUses = {
  values: readonly EndUseValue[]
  format: (value: number) => string
  words: { now: string; after: string; saved: string }
  /** Where the roof makes less of a row than its bars: the total of each row, and how it comes about. */
  roof?: { now: RoofRow; after: RoofRow } | undefined
}

type Props = EndUses & {
  width: number
  place?: Ref<HTMLDivElement> | undefined
  measure?: TextMeasure | undefined
  shownOn?: ShownOn | undefined
}

type TitledRow = { row: StackedRow; words: string; total: string; less: string }

/** The bars at one width; below them what the roof takes off, and below narrow ones the names and values too. */
export function EndUseDrawing({ place, width, measure, shownOn, ...uses }: Props) {
  const { values, format, words, roof } = uses
  const id = useId()
  const drawing = drawUses(uses, width, measure)
  const rows = titledRows(drawing, uses)
  const nameOf = (key: string) => values.find((one) => one.use === key)?.name ?? key
  const labels = rows.flatMap(({ row, words: when }) =>
    row.bars.map((bar) => `${when}, ${nameOf(bar.key)}: ${format(bar.value)}`),
  )
  const { chart, datum } = useDataFocus(labels)
  return (
    <>
      <Canvas
        ref={chart}
        place={place}
        drawing={drawing}
        label={rows.map(({ words: when, total }) => `${when}: ${total}`).join('. ')}
        shownOn={shownOn}
      >
        <Patterns id={id} />
        {rows.map(({ row, words: when, total }, index) => (
          <g key={when}>
            <RowTitle row={row} words={when} total={total} />
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
      {!drawing.isWide && <Key id={id} values={values} format={format} shownOn={shownOn} />}
      {rows.map(
        ({ words: when, less }) =>
          less !== '' && (
            <p key={when} className="note" data-on={shownOn}>
              {when}: {less}
            </p>
          ),
      )}
    </>
  )
}

const drawUses = ({ values, format }: EndUses, width: number, measure: TextMeasure | undefined) =>
  stackedBars(
    values.map((one) => ({
      key: one.use,
      before: one.before,
      after: one.after,
      label: `${one.name} ${format(one.before)}`,
      afterLabel: one.after === undefined ? undefined : `${one.name} ${format(one.after)}`,
    })),
    width,
    measure,
  )

function titledRows({ before, after }: StackedGeometry, { words, format, roof }: EndUses): TitledRow[] {
  const titled = (row: StackedRow, when: string, less: RoofRow | undefined) => ({
    row,
    words: when,
    total: less?.total ?? format(row.total),
    less: less?.words ?? '',
  })
  const now = titled(before, words.now, roof?.now)
  return after === undefined ? [now] : [now, titled(after, words.after, roof?.after)]
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

type KeyProps = Pick<EndUses, 'values' | 'format'> & { id: string; shownOn: ShownOn | undefined }

function Key({ id, values, format, shownOn }: KeyProps) {
  return (
    <ul className={styles.key} data-on={shownOn}>
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
