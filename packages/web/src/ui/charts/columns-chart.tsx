import {
  AXIS_FONT_SIZE,
  type ColumnPair,
  columnPairs,
} from '@hearthlight/domain/report/chart-geometry/columns'
import { useId } from 'react'
import { Axis, Canvas } from './canvas.tsx'
import styles from './chart.module.css'
import { Chart, type ChartFrameProps } from './chart.tsx'
import { Readout } from './readout.tsx'
import { Bar, Patterns, Swatch } from './series.tsx'
import { useChartWidth } from './use-chart-width.ts'
import { useDataFocus } from './use-data-focus.ts'
import { axisRoomFor, useTextMeasure } from './use-text-measure.ts'

type Props = ChartFrameProps & {
  pairs: readonly ColumnPair[]
  format: (value: number) => string
  /** With their totals, such as "Before Improvements 45,150". */
  words: { before: string; after: string }
  axisTitle?: string | undefined
}

/** Before (hatched) and after (solid) per category. */
export function ColumnsChart({ pairs, format, words, axisTitle, ...frame }: Props) {
  const { place, width } = useChartWidth(1020)
  const id = useId()
  const drawing = columnPairs(pairs, width, axisRoomFor(useTextMeasure(place), format))
  const labels = pairs.map(
    (pair) => `${pair.label}: ${words.before} ${format(pair.before)}, ${words.after} ${format(pair.after)}`,
  )
  const { chart, datum, shown } = useDataFocus(labels)
  return (
    <Chart {...frame}>
      <ul className={styles.inlineKey}>
        <li>
          <Swatch id={id} series="before" />
          {words.before}
        </li>
        <li>
          <Swatch id={id} series="after" />
          {words.after}
        </li>
      </ul>
      <Canvas
        ref={chart}
        place={place}
        drawing={drawing}
        label={axisTitle ?? `${words.before}, ${words.after}`}
      >
        <Patterns id={id} />
        <Axis
          ticks={drawing.ticks}
          from={drawing.left}
          to={drawing.width}
          format={drawing.isWide ? format : undefined}
          fontSize={AXIS_FONT_SIZE}
        />
        {drawing.pairs.map((pair, index) => (
          <g key={pair.key} {...datum(index)}>
            <Bar
              id={id}
              series="before"
              x={pair.before.x}
              y={pair.before.y}
              width={drawing.barWidth}
              height={pair.before.height}
              className={styles.growUp}
            />
            <Bar
              id={id}
              series="after"
              x={pair.after.x}
              y={pair.after.y}
              width={drawing.barWidth}
              height={pair.after.height}
              className={styles.growUp}
            />
            <PairLabels
              drawing={drawing}
              index={index}
              before={format(pairs[index]?.before ?? 0)}
              after={format(pairs[index]?.after ?? 0)}
            />
          </g>
        ))}
      </Canvas>
      <Readout>{shown}</Readout>
    </Chart>
  )
}

type LabelProps = { drawing: ReturnType<typeof columnPairs>; index: number; before: string; after: string }

function PairLabels({ drawing, index, before, after }: LabelProps) {
  const pair = drawing.pairs[index]
  if (pair === undefined) return null
  return (
    <>
      {drawing.isWide && (
        <>
          <text
            x={pair.before.labelX}
            y={pair.before.labelY}
            textAnchor="end"
            fontSize={13.5}
            className={styles.quiet}
          >
            {before}
          </text>
          <text
            x={pair.after.labelX}
            y={pair.after.labelY}
            textAnchor="start"
            fontSize={13.5}
            fontWeight={660}
          >
            {after}
          </text>
        </>
      )}
      {pair.lines.map((line, at) => (
        <text
          key={line}
          x={pair.cx}
          y={drawing.baseline + 20 + at * 17}
          textAnchor="middle"
          fontSize={drawing.fontSize}
        >
          {line}
        </text>
      ))}
    </>
  )
}
