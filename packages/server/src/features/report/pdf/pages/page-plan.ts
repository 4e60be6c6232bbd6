import { features } from '@hearthlight/domain/partner/features'
import type { Payback } from '@hearthlight/domain/report/plan/payback'
import { planHint } from '@hearthlight/domain/report/plan/plan-hint'
import type { PlanStepView, PlanView } from '@hearthlight/domain/report/plan/plan-view'
import type { Estimate } from '@hearthlight/domain/report/shown-figures/figure-step'
import type { ReportContent } from '../../report-content.ts'
import { drawPossible } from '../draw-possible.ts'
import { drawWaterfall } from '../draw-waterfall.ts'
import type { Paper } from '../paper.ts'
import type { ReportWords } from '../report-words.ts'
import { type Column, drawTable } from '../table.ts'
import { heightOf, STYLES, type Style, write } from '../write.ts'

type Row =
  | { readonly kind: 'step'; readonly place: number; readonly step: PlanStepView }
  | { readonly kind: 'total' }

const TALLEST_ROW = 24
const LOWEST_ROW = 12
/** From here on the page is full, and rows stand closer. */
const MANY_STEPS = 6
const COLUMN_GAP = 16

/** Page 3: each step with what it costs, saves and leaves; the way down from today's cost; why in this order. */
export function drawPlan(paper: Paper, words: ReportWords, content: ReportContent): void {
  const { t } = words
  const { plan, result } = content
  const full = { x: paper.left, width: paper.width }
  const hasPlan = plan.steps.length > 0
  const below = write(paper, 'H1', t('plan.title'), STYLES.title, { ...full, y: paper.top }) + 4
  const hint = hasPlan
    ? `plan.hint.${planHint(content.order, plan.steps)}`
    : result.measures.length === 0
      ? 'pdf.no_steps'
      : 'pdf.empty'
  const quiet = { ...STYLES.lead, colour: paper.colours.ink2 }
  const lead = [t(hint), words.bills.basis(result)].filter(Boolean).join(' ')
  const y = write(paper, 'P', lead, quiet, { ...full, y: below }) + 10
  if (hasPlan) drawChosen(paper, words, content, y)
  else drawPossible(paper, words, content, y)
}

function drawChosen(paper: Paper, words: ReportWords, content: ReportContent, top: number): void {
  const { plan } = content
  const full = { x: paper.left, width: paper.width }
  const below = drawTable(paper, {
    y: top,
    rowGap: plan.steps.length > MANY_STEPS ? 2.5 : 4.5,
    rows: rowsOf(plan),
    columns: columnsOf(content, words),
    isBold: ({ kind }) => kind === 'total',
  })
  const lines = [totalLine(plan, words), ...solarLines(content, words)]
  const y = lines.reduce(
    (under, line) => write(paper, 'P', line, STYLES.body, { ...full, y: under + 5 }),
    below,
  )
  drawNotes(paper, words, plan, drawSteps(paper, words, content, y + 12))
}

/** The array of panels as the screen tells it: one size, what it makes, and where that goes. */
function solarLines({ config, plan }: ReportContent, words: ReportWords): string[] {
  if (!features(config, null).energySavings) return []
  return plan.steps.flatMap(({ measure }, index) =>
    measure.solar === null ? [] : [`${index + 1}. ${words.solar(measure)}`],
  )
}

/** The way down from today's cost. A plan so long that it would not fit is told by its table alone. */
function drawSteps(paper: Paper, words: ReportWords, { plan, view }: ReportContent, y: number): number {
  const full = { x: paper.left, width: paper.width }
  const rows = plan.steps.length + 2
  const heading = 28
  const room = paper.bottom - y - heading
  if (room < rows * LOWEST_ROW) return y
  const top = write(paper, 'H2', words.t('pdf.waterfall'), STYLES.heading, { ...full, y }) + 6
  const notes = plan.steps.length * 14
  const rowHeight = Math.min(TALLEST_ROW, Math.max(LOWEST_ROW, (room - notes) / rows))
  return drawWaterfall(paper, words, view, plan, { ...full, y: top }, rowHeight) + 12
}

const rowsOf = ({ steps }: PlanView): Row[] => [
  ...steps.map((step, index): Row => ({ kind: 'step', place: index + 1, step })),
  { kind: 'total' },
]

function columnsOf({ plan, config, view }: ReportContent, words: ReportWords): Column<Row>[] {
  const { t, cost } = words
  const { total } = plan
  const cell = (ofStep: (step: PlanStepView, place: number) => string, ofTotal: string) => (row: Row) =>
    row.kind === 'step' ? ofStep(row.step, row.place) : ofTotal
  const rebate = (cents: number) => (cents === 0 ? '–' : words.rebate(cents))
  const saved = (estimate: Estimate) =>
    `${words.change(estimate.value, words.money)}\n${words.changes.money(estimate)}`
  const kg = ({ value }: Estimate) =>
    value === 0 ? '–' : words.change(value, (amount) => words.home.amount('kg', amount))
  const { kgCo2 } = features(config, null)
  return [
    { header: '#', share: 4, cell: cell((_, place) => String(place), '') },
    { header: t('pdf.step'), share: 28, cell: cell(({ measure }) => measure.label, t('pdf.all_steps')) },
    {
      header: t('plan.cost'),
      share: 14,
      align: 'right',
      cell: cell(({ net }) => cost(net.cost.mid), cost(total.cost.mid)),
    },
    {
      header: t('plan.rebates'),
      share: 14,
      align: 'right',
      cell: cell(({ net }) => rebate(net.incentives.mid), rebate(total.incentives.mid)),
    },
    {
      header: t('pdf.net'),
      share: 14,
      align: 'right',
      cell: cell(({ net }) => cost(net.net.mid), cost(total.net.mid)),
    },
    {
      header: t('pdf.saving'),
      share: 24,
      align: 'right',
      cell: cell(({ moneySaved }) => saved(moneySaved), saved(plan.moneySaved)),
    },
    {
      header: t('pdf.payback'),
      share: 15,
      align: 'right',
      cell: cell((step) => paysBack(step, words), ''),
    },
    ...(kgCo2
      ? [
          {
            header: 'CO₂',
            share: 13,
            align: 'right' as const,
            cell: cell(({ kgSaved }) => kg(kgSaved), kg(plan.kgSaved)),
          },
        ]
      : []),
    {
      header: t('pdf.label'),
      share: 13,
      align: 'center',
      cell: cell(({ labelAfter }) => labelAfter?.text ?? '–', view.label.after.text),
    },
  ]
}

/** What has to be replaced anyway pays back what it costs above a plain one. */
function paysBack({ payback, extra }: PlanStepView, words: ReportWords): string {
  if (extra === null) return years(payback, words)
  if (payback.kind === 'free') return words.t('pdf.due_free')
  const amount = words.money(extra.mid / 100)
  return payback.kind === 'years'
    ? words.t('pdf.due_years', { years: years(payback, words), amount })
    : words.t('pdf.due', { amount })
}

function years(payback: Payback, { t }: ReportWords): string {
  if (payback.kind === 'never') return t('pdf.no_payback')
  if (payback.kind === 'free') return t('plan.free')
  if (payback.kind === 'comfort') return t('pdf.comfort')
  const { expected: count, low, high } = payback
  const text =
    high === null
      ? t('pdf.years_from', { count, low })
      : t(low === high ? 'pdf.years' : 'pdf.years_between', { count, low, high })
  // The range keeps together below the expected years.
  return text.replace(' (', '\n(')
}

function totalLine({ total, moneySaved }: PlanView, words: ReportWords): string {
  const { t, money } = words
  const likely = t('likely', { range: words.costRange(total.net) })
  const possible =
    total.possible.mid > 0 ? `, ${t('plan.possible_total', { amount: words.cost(total.possible.mid) })}` : ''
  const change = t(moneySaved.value < 0 ? 'plan.bill_rises' : 'plan.you_save')
  const saves = t('about_a_year', { amount: money(Math.abs(moneySaved.value)) })
  return `${t('plan.you_pay')} ${words.cost(total.net.mid)}, ${likely}${possible}. ${change} ${saves}.`
}

/** What to watch at each step, as far as the page reaches; below a long plan in two columns. */
function drawNotes(paper: Paper, { t }: ReportWords, { steps }: PlanView, y: number): void {
  const quiet = { ...STYLES.small, colour: paper.colours.ink2 }
  const notes = steps.flatMap(({ measure }, index) =>
    measure.watch === '' ? [] : [`${index + 1}. ${measure.watch}`],
  )
  const width = (paper.width - COLUMN_GAP) / 2
  const half = Math.ceil(notes.length / 2)
  const isOne = y + columnHeight(paper, notes, quiet, paper.width) <= paper.bottom
  const columns = isOne
    ? [{ lines: notes, x: paper.left, width: paper.width }]
    : [
        { lines: notes.slice(0, half), x: paper.left, width },
        { lines: notes.slice(half), x: paper.left + width + COLUMN_GAP, width },
      ]
  const isFull = columns.some((one) => y + columnHeight(paper, one.lines, quiet, one.width) > paper.bottom)
  // Where not all of them fit, the last line says how many the screen has.
  const bottom = paper.bottom - (isFull ? heightOf(paper, '0', quiet, width) + 1 : 0)
  let drawn = 0
  for (const { lines, x, ...column } of columns) {
    let below = y
    for (const line of lines) {
      if (below + heightOf(paper, line, quiet, column.width) > bottom) break
      below = write(paper, 'P', line, quiet, { x, y: below, ...column }) + 1
      drawn += 1
    }
  }
  if (drawn < notes.length)
    write(paper, 'P', t('pdf.more_on_screen', { count: notes.length - drawn }), quiet, {
      x: paper.left,
      y: bottom + 1,
      width: paper.width,
    })
}

const columnHeight = (paper: Paper, lines: readonly string[], style: Style, width: number): number =>
  lines.reduce((sum, line) => sum + heightOf(paper, line, style, width) + 1, 0)
