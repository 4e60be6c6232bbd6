import {
  type Month,
  type MonthlyGeometry,
  monthlyProfile,
} from '@hearthlight/domain/report/chart-geometry/monthly-profile'
import { useId } from 'react'
import { Axis, Canvas } from './canvas.tsx'
import styles from './chart.module.css'
import { Chart, type ChartFrameProps } from './chart.tsx'
import { Readout } from './readout.tsx'
import { Bar, type EndUse, Patterns, Swatch } from './series.tsx'
import { useChartWidth } from './use-chart-width.ts'
import { useDataFocus } from './use-data-focus.ts'
import { axisRoomFor, useTextMeasure } from './use-text-measure.ts'

type NamedMonth = Month & { name: string; shortName: string }

type Props = ChartFrameProps & {
  months: readonly NamedMonth[]
  /** The uses the columns are made of, with their names; empty for plain columns. */
  uses: ReadonlyArray<{ use: EndUse; name: string }>
  /** A bill of one month is a dot; the average of a longer one is a line over its months. */
  billKind: 'month' | 'average' | undefined
  format: (value: number) => string
  words: { modelled: string; billed: string }
  label: string
}

/** The year by months: columns for the model by use, dots or lines for the bills. */
export function MonthlyChart({ months, uses, billKind, format, words, label, ...frame }: Props) {
  const { place, width } = useChartWidth(1020)
  const id = useId()
  const drawing = monthlyProfile(months, width, axisRoomFor(useTextMeasure(place), format))
  const nameOf = (key: string) => uses.find(({ use }) => use === key)?.name ?? key
  const labels = months.map((month) => datumLabel(month, { format, words, nameOf }))
  const { chart, datum, shown } = useDataFocus(labels)
  return (
    <Chart {...frame}>
      <Key id={id} uses={uses} billKind={billKind} words={words} />
      <Canvas ref={chart} place={place} drawing={drawing} label={label}>
        <Patterns id={id} />
        <Axis
          ticks={drawing.ticks}
          from={drawing.left}
          to={drawing.width}
          format={format}
          fontSize={drawing.fontSize}
        />
        {drawing.months.map((month, index) => (
          <g key={months[index]?.name} {...datum(index)}>
            <Column id={id} month={month} width={drawing.barWidth} />
            {month.bill !== undefined && (
              <Bill x={month.cx} y={month.bill} kind={billKind} drawing={drawing} />
            )}
            <text x={month.cx} y={drawing.baseline + 20} textAnchor="middle" fontSize={drawing.fontSize}>
              {months[index]?.shortName}
            </text>
          </g>
        ))}
      </Canvas>
      <Readout>{shown}</Readout>
    </Chart>
  )
}

type LabelWords = Pick<Props, 'format' | 'words'> & { nameOf: (key: string) => string }

function datumLabel(month: NamedMonth, { format, words, nameOf }: LabelWords): string {
  const parts = (month.parts ?? [])
    .filter(({ value }) => Math.round(value) > 0)
    .map(({ key, value }) => `${nameOf(key)} ${format(value)}`)
  const bill = month.billed === undefined ? [] : [`${words.billed} ${format(month.billed)}`]
  return [`${month.name}: ${words.modelled} ${format(month.modelled)}`, ...parts, ...bill].join(', ')
}

type ColumnProps = { id: string; month: MonthlyGeometry['months'][number]; width: number }

function Column({ id, month, width }: ColumnProps) {
  const box = { id, x: month.cx - width / 2, width, className: styles.growUp }
  if (month.parts.length === 0) return <Bar {...box} series="after" y={month.y} height={month.height} />
  return month.parts.map(({ key, y, height }) => (
    <Bar key={key} {...box} series={key as EndUse} y={y} height={height} />
  ))
}

type BillProps = { x: number; y: number; kind: Props['billKind']; drawing: MonthlyGeometry }

function Bill({ x, y, kind, drawing }: BillProps) {
  if (kind === 'average') {
    const line = `M${x - drawing.pitch / 2} ${y}h${drawing.pitch}`
    return (
      <>
        <path d={line} fill="none" stroke="var(--paper)" strokeWidth={6} />
        <path d={line} fill="none" stroke="var(--ink)" strokeWidth={2.5} />
      </>
    )
  }
  return (
    <circle
      cx={x}
      cy={y}
      r={drawing.isWide ? 6 : 4.5}
      fill="var(--paper-raised)"
      stroke="var(--ink)"
      strokeWidth={2.5}
    />
  )
}

type KeyProps = Pick<Props, 'uses' | 'billKind' | 'words'> & { id: string }

function Key({ id, uses, billKind, words }: KeyProps) {
  if (uses.length === 0 && billKind === undefined) return null
  return (
    <ul className={styles.inlineKey}>
      {uses.map(({ use, name }) => (
        <li key={use}>
          <Swatch id={id} series={use} />
          {name}
        </li>
      ))}
      {uses.length === 0 && (
        <li>
          <Swatch id={id} series="after" />
          {words.modelled}
        </li>
      )}
      {billKind !== undefined && (
        <li>
          <svg viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
            {billKind === 'average' ? (
              <path d="M0 9h18" stroke="var(--ink)" strokeWidth={2.5} />
            ) : (
              <circle cx={9} cy={9} r={6} fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth={2.5} />
            )}
          </svg>
          {words.billed}
        </li>
      )}
    </ul>
  )
}
