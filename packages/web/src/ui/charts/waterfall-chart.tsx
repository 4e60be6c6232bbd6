import { waterfall } from '@hearthlight/domain/report/chart-geometry/waterfall'
import { type BarRow, BarRows } from './bar-rows.tsx'
import { Chart, type ChartFrameProps } from './chart.tsx'

type Props = ChartFrameProps & {
  start: number
  steps: ReadonlyArray<{ key: string; name: string; saving: number }>
  format: (value: number) => string
  words: { start: string; end: string }
  label: string
}

/** From today to the end of the plan; the hatched part is what a step takes away. */
export function WaterfallChart({ start, steps, format, words, label, ...frame }: Props) {
  const drawing = waterfall(start, steps)
  const signed = (saving: number) => `${saving < 0 ? '+' : '−'}${format(Math.abs(saving))}`
  const rows: BarRow[] = [
    whole('start', words.start, format(start), drawing.start),
    ...steps.map((step, index): BarRow => {
      const bar = drawing.steps[index]
      const name = `${index + 1} ${step.name}`
      return {
        key: step.key,
        name,
        value: signed(step.saving),
        label: `${name}: ${signed(step.saving)}`,
        from: bar?.from ?? 0,
        width: bar?.width ?? 0,
        look: bar?.isRise ? 'rise' : 'saving-hatched',
      }
    }),
    whole('end', words.end, format(drawing.end.left), drawing.end),
  ]
  return (
    <Chart {...frame}>
      <BarRows rows={rows} label={label} />
    </Chart>
  )
}

function whole(key: string, name: string, value: string, bar: { from: number; width: number }): BarRow {
  return { key, name, value, label: `${name}: ${value}`, from: bar.from, width: bar.width, look: 'whole' }
}
