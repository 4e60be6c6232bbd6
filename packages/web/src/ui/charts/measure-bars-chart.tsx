import { type MeasureValue, measureBars } from '@hearthlight/domain/report/chart-geometry/measure-bars'
import { type BarRow, BarRows } from './bar-rows.tsx'
import { Chart, type ChartFrameProps } from './chart.tsx'

type Props = ChartFrameProps & {
  values: ReadonlyArray<MeasureValue & { name: string }>
  format: (value: number) => string
  formatRange?: ((range: { value: number; low: number; high: number }) => string) | undefined
  label: string
}

/** What each measure saves, with its likely range as a whisker. */
export function MeasureBarsChart({ values, format, formatRange, label, ...frame }: Props) {
  const { bars } = measureBars(values)
  const rows = values.map((one, index): BarRow => {
    const bar = bars[index]
    const range =
      formatRange !== undefined && one.low !== undefined && one.high !== undefined
        ? formatRange({ value: one.value, low: one.low, high: one.high })
        : undefined
    return {
      key: one.key,
      name: one.name,
      value: format(one.value),
      range,
      label: `${one.name}: ${format(one.value)}${range === undefined ? '' : `, ${range}`}`,
      from: bar?.from ?? 0,
      width: bar?.width ?? 0,
      look: bar?.isNegative ? 'rise' : 'saving',
      whisker: bar?.whisker,
    }
  })
  return (
    <Chart {...frame}>
      <BarRows rows={rows} label={label} />
    </Chart>
  )
}
