import { type WaterfallBar, waterfall } from '@hearthlight/domain/report/chart-geometry/waterfall'
import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import type { Paper } from './paper.ts'
import { AFTER, BEFORE, SAVING, USE_COLOURS } from './pdf-colours.ts'
import type { ReportWords } from './report-words.ts'
import { figure, type Place, put, STYLES, widthOf } from './write.ts'

const WIDEST_NAMES = 0.5
const NAME_GAP = 10
const AMOUNTS = 0.12

/** From today's yearly cost to that after the plan, one step at a time; the y below. */
export function drawWaterfall(
  paper: Paper,
  words: ReportWords,
  view: HomeView,
  plan: PlanView,
  { x, y, width }: Place,
  rowHeight: number,
): number {
  const { t, money } = words
  const steps = plan.steps.map(({ measure, moneySaved }) => ({
    name: measure.label,
    saved: moneySaved.value,
  }))
  const chart = waterfall(
    view.now.money.value,
    steps.map(({ name, saved }) => ({ key: name, saving: saved })),
  )
  const said = steps
    .map(({ name, saved }) =>
      t(saved < 0 ? 'pdf.adds' : 'pdf.takes_off', { name, amount: money(Math.abs(saved)) }),
    )
    .join('; ')
  const alt = t('pdf.waterfall_alt', {
    now: money(view.now.money.value),
    after: money(view.after.money.value),
    steps: said,
  })
  const rows: readonly Drawn[] = [
    { name: t('today'), bar: chart.start, text: money(view.now.money.value), colour: BEFORE },
    ...chart.steps.map((bar, index) => {
      const saved = steps[index]?.saved ?? 0
      return {
        name: steps[index]?.name ?? '',
        bar,
        text: `${signOf(saved)}${money(Math.abs(saved))}`,
        colour: bar.isRise ? USE_COLOURS.heating : SAVING,
      }
    }),
    { name: t('after_plan'), bar: chart.end, text: money(view.after.money.value), colour: AFTER },
  ]
  const height = rows.length * rowHeight
  const widest = Math.max(...rows.map((row) => widthOf(paper, row.name, STYLES.small)))
  const names = Math.min(width * WIDEST_NAMES, widest + NAME_GAP)
  figure(paper, alt, { x, y, width, height }, () => {
    rows.forEach((row, index) => {
      drawRow(paper, row, { x, y: y + index * rowHeight, width }, names, rowHeight)
    })
  })
  return y + height
}

/** The bill goes down by a saving; a step that changes next to nothing has no sign. */
function signOf(saved: number): string {
  if (saved === 0) return ''
  return saved < 0 ? '+' : '−'
}

type Drawn = {
  readonly name: string
  readonly bar: WaterfallBar
  readonly text: string
  readonly colour: string
}

function drawRow(
  paper: Paper,
  { name, bar, text, colour }: Drawn,
  { x, y, width }: Place,
  names: number,
  height: number,
): void {
  const track = { x: x + names, width: width * (1 - AMOUNTS) - names }
  const textY = y + (height - 12) / 2
  paper.doc
    .save()
    .rect(x, y, names - 4, height)
    .clip()
  put(paper, name, STYLES.small, { x, y: textY, width: width })
  paper.doc.restore()
  const left = track.x + (track.width * bar.from) / 100
  const wide = Math.max(1, (track.width * bar.width) / 100)
  paper.doc.rect(left, y + 2, wide, height - 4).fill(colour)
  const style = { ...STYLES.smallBold, align: 'right' } as const
  put(paper, text, style, { x: x + width * (1 - AMOUNTS), y: textY, width: width * AMOUNTS })
}
