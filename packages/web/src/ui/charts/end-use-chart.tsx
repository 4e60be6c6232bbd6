import type { ReactNode } from 'react'
import { useTakenOver } from '../taken-over.ts'
import { Chart, type ChartFrameProps } from './chart.tsx'
import { EndUseDrawing, type EndUses } from './end-use-drawing.tsx'
import { useChartWidth } from './use-chart-width.ts'
import { useTextMeasure } from './use-text-measure.ts'

/** Of a usual phone, less the margins of the page. */
const PHONE_WIDTH = 335

/** Before and after by end use on one scale; the saving is the dashed gap. */
export function EndUseChart({ values, format, words, roof, ...frame }: ChartFrameProps & EndUses): ReactNode {
  const { place, width } = useChartWidth(800)
  const measure = useTextMeasure(place)
  const isTakenOver = useTakenOver()
  const uses = { values, format, words, roof }
  return (
    <Chart {...frame}>
      <EndUseDrawing
        {...uses}
        place={place}
        width={width}
        measure={measure}
        shownOn={isTakenOver ? undefined : 'wide'}
      />
      {/* Nothing is measured on the server, which draws for a screen and for a phone; the style sheet chooses. */}
      {!isTakenOver && <EndUseDrawing {...uses} width={PHONE_WIDTH} shownOn="narrow" />}
    </Chart>
  )
}
