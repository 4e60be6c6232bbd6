import { features } from '@hearthlight/domain/partner/features'
import { aboutMoney, aboutSaved } from '@hearthlight/domain/report/estimates'
import type { Payback, PlanStepView, PlanView } from '@hearthlight/domain/report/plan-view'
import type { ReportContent } from '../report-content.ts'
import { drawWaterfall } from './draw-waterfall.ts'
import type { Paper } from './paper.ts'
import type { ReportWords } from './report-words.ts'
import { type Column, drawTable } from './table.ts'
import { STYLES, write } from './write.ts'

type Row =
  | { readonly kind: 'step'; readonly place: number; readonly step: PlanStepView }
  | { readonly kind: 'total' }

const TALLEST_ROW = 24
const LOWEST_ROW = 13

/** Page 3: each step with what it costs, saves and leaves; the way down from today's cost; why in this order. */
export function drawPlan(paper: Paper, words: ReportWords, content: ReportContent): void {
  const { left, width } = paper
  const { say } = words
  const { plan, view } = content
  const full = { x: left, width }
  let y = write(paper, 'H1', say('plan.title'), STYLES.title, { ...full, y: paper.top }) + 4
  const hint = plan.steps.length === 0 ? say('plan.empty') : say('plan.hint')
  y = write(paper, 'P', hint, { ...STYLES.lead, colour: paper.colours.ink2 }, { ...full, y }) + 10
  if (plan.steps.length === 0) return
  y = drawTable(paper, {
    y,
    rows: rowsOf(plan),
    columns: columnsOf(content, words),
    isBold: ({ kind }) => kind === 'total',
  })
  y = write(paper, 'P', totalLine(plan, words), STYLES.body, { ...full, y: y + 6 }) + 16
  y = write(paper, 'H2', say('pdf.waterfall'), STYLES.heading, { ...full, y }) + 8
  const notes = plan.steps.length * 14 + 20
  const room = Math.min((paper.bottom - y - notes) / (plan.steps.length + 2), TALLEST_ROW)
  y = drawWaterfall(paper, words, view, plan, { ...full, y }, Math.max(room, LOWEST_ROW)) + 14
  drawNotes(paper, plan, y)
}

const rowsOf = ({ steps }: PlanView): Row[] => [
  ...steps.map((step, index): Row => ({ kind: 'step', place: index + 1, step })),
  { kind: 'total' },
]

function columnsOf({ plan, config, result, view }: ReportContent, words: ReportWords): Column<Row>[] {
  const { say, cost } = words
  const { total } = plan
  const cell = (ofStep: (step: PlanStepView, place: number) => string, ofTotal: string) => (row: Row) =>
    row.kind === 'step' ? ofStep(row.step, row.place) : ofTotal
  const rebate = (cents: number) => (cents === 0 ? '–' : `−${cost(cents)}`)
  const saved = (value: number) => `${value < 0 ? '+' : ''}${words.saving(value)}`
  const kg = (value: number) => `${words.number(aboutSaved(value))} kg`
  const savedCell = ({ moneySaved: { value, low, high } }: PlanStepView) =>
    `${saved(value)}\n${words.range(low, high)}`
  const { kgCo2 } = features(config, null)
  return [
    { header: '#', share: 4, cell: cell((_, place) => String(place), '') },
    { header: say('pdf.step'), share: 26, cell: cell(({ measure }) => measure.label, say('pdf.all_steps')) },
    {
      header: say('plan.cost'),
      share: 13,
      align: 'right',
      cell: cell(({ net }) => cost(net.cost.mid), cost(total.cost.mid)),
    },
    {
      header: say('plan.rebates'),
      share: 14,
      align: 'right',
      cell: cell(({ net }) => rebate(net.incentives.mid), rebate(total.incentives.mid)),
    },
    {
      header: say('pdf.net'),
      share: 13,
      align: 'right',
      cell: cell(({ net }) => cost(net.net.mid), cost(total.net.mid)),
    },
    {
      header: say('pdf.saving'),
      share: 19,
      align: 'right',
      cell: cell(
        savedCell,
        `${saved(plan.moneySaved.value)}\n${words.range(plan.moneySaved.low, plan.moneySaved.high)}`,
      ),
    },
    {
      header: say('pdf.payback'),
      share: 16,
      align: 'right',
      cell: cell(({ payback }) => years(payback, words), ''),
    },
    ...(kgCo2
      ? [
          {
            header: 'CO₂',
            share: 13,
            align: 'right' as const,
            cell: cell(({ measure }) => kg(measure.saving.kg_co2), kg(result.totals.savings.kg_co2)),
          },
        ]
      : []),
    {
      header: say('pdf.label'),
      share: 12,
      align: 'center',
      cell: cell(({ labelAfter }) => labelAfter?.text ?? '–', view.label.after.text),
    },
  ]
}

function years(payback: Payback, { say }: ReportWords): string {
  if (payback.kind === 'never') return say('pdf.no_payback')
  if (payback.kind === 'too_wide') return say('pdf.unsure_payback')
  const { low, high } = payback
  if (high === null) return say('pdf.years_from', { low })
  return low === high ? say('pdf.years', { count: low }) : say('pdf.years_between', { low, high })
}

function totalLine({ total, moneySaved }: PlanView, words: ReportWords): string {
  const { say, money } = words
  const likely = say('likely', { range: words.range(total.net.low / 100, total.net.high / 100) })
  const saves = say('about_a_year', { amount: money(aboutMoney(moneySaved.value)) })
  return `${say('plan.you_pay')} ${words.cost(total.net.mid)}, ${likely}. ${say('plan.you_save')} ${saves}.`
}

/** What to watch at each step, as far as the page reaches. */
function drawNotes(paper: Paper, { steps }: PlanView, y: number): void {
  let below = y
  const quiet = { ...STYLES.small, colour: paper.colours.ink2 }
  for (const [index, { measure }] of steps.entries()) {
    if (below + 26 > paper.bottom) return
    if (measure.watch !== '')
      below =
        write(paper, 'P', `${index + 1}. ${measure.watch}`, quiet, {
          x: paper.left,
          y: below,
          width: paper.width,
        }) + 1
  }
}
