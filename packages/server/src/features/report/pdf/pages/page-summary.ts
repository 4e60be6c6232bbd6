import { streetOf } from '@hearthlight/domain/buildings/home-address'
import { placeName } from '@hearthlight/domain/buildings/place-name'
import { confidenceLevel } from '@hearthlight/domain/report/home/confidence-level'
import type { PlanStepView } from '@hearthlight/domain/report/plan/plan-view'
import type { ReportContent } from '../../report-content.ts'
import { drawBrandBar } from '../brand-bar.ts'
import { drawBox } from '../draw-box.ts'
import { drawLabel } from '../draw-grades.ts'
import { drawTile } from '../draw-tile.ts'
import type { Logo } from '../logo.ts'
import { hairline, type Paper, tagged } from '../paper.ts'
import { POSITIVE } from '../pdf-colours.ts'
import type { ReportWords } from '../report-words.ts'
import { summaryTiles } from '../summary-tiles.ts'
import { put, STYLES, write } from '../write.ts'

const LABEL_WIDTH = 176

/** Page 1: which home, how it does, the three figures, what to do first, how sure we are. */
export function drawSummary(
  paper: Paper,
  words: ReportWords,
  content: ReportContent,
  logo: Logo | undefined,
): void {
  const { left, width } = paper
  let y = drawHead(paper, words, content, drawBrandBar(paper, words, content, logo))
  const textWidth = width - LABEL_WIDTH - 28
  const below = drawVerdict(paper, words, content, { x: left, y, width: textWidth })
  const label = { x: left + width - LABEL_WIDTH, y: y + 4, width: LABEL_WIDTH }
  const labelBelow = drawLabel(paper, words, content, label)
  y = Math.max(below, labelBelow) + 12
  y = drawTiles(paper, words, content, y) + 11
  y = drawConfidence(paper, words, content, y) + 14
  y = drawFirstSteps(paper, words, content, y) + 8
  drawNext(paper, words, content, y)
}

function drawHead(paper: Paper, words: ReportWords, content: ReportContent, y: number): number {
  const { building, result, answerCount, computedAt } = content
  const { t } = words
  const place = [placeName([building.city, building.region]), building.zip].filter(Boolean).join(' ')
  const full = { x: paper.left, y, width: paper.width }
  const quiet = { ...STYLES.small, colour: paper.colours.ink2 }
  const address = [streetOf(building), place].filter(Boolean).join(', ')
  const below = write(paper, 'P', address, { ...STYLES.bold, size: 12 }, full)
  const based = t('head.based_on', { answered: answerCount.given, total: answerCount.all })
  const assumed = result.assumptions.filter(({ source }) => source === 'assumed').length
  const line = [
    based,
    `${t('head.checked')} ${words.date(computedAt)}`,
    t('head.assumed', { count: assumed }),
  ].join(' · ')
  return write(paper, 'P', line, quiet, { ...full, y: below + 1 }) + 18
}

function drawVerdict(
  paper: Paper,
  { t, home }: ReportWords,
  { view, plan }: ReportContent,
  place: { x: number; y: number; width: number },
): number {
  const steps = plan.steps.length
  const verdict = home.verdict(view, steps > 0)
  const below = write(paper, 'H1', t(verdict.key, verdict.params), STYLES.title, place)
  const [first, second, third] = view.losses.toSorted((a, b) => b.percent - a.percent)
  const name = (loss: typeof first) => (loss === undefined ? '' : t(`verdict.part.${loss.part}`))
  const lead = [
    t('verdict.where', { first: name(first), second: name(second), third: name(third) }),
    home.paidSoon(plan),
  ]
    .filter(Boolean)
    .join(' ')
  return write(paper, 'P', lead, { ...STYLES.lead, colour: paper.colours.ink2 }, { ...place, y: below + 8 })
}

function drawTiles(paper: Paper, words: ReportWords, content: ReportContent, y: number): number {
  const tiles = summaryTiles(content, words)
  const gap = 20
  const width = (paper.width - gap * (tiles.length - 1)) / tiles.length
  hairline(paper, y)
  let below = y
  tiles.forEach((tile, index) => {
    const place = { x: paper.left + index * (width + gap), y: y + 12, width }
    paper.root.add(
      tagged(paper, 'P', {}, () => {
        below = Math.max(below, drawTile(paper, tile, place))
      }),
    )
  })
  hairline(paper, below + 10)
  return below + 10
}

function drawConfidence(
  paper: Paper,
  { t, bills }: ReportWords,
  { result }: ReportContent,
  y: number,
): number {
  const percent = Math.round(result.uncertainty.half_width_percent)
  const text = [
    t('confidence.title'),
    t(`confidence.${confidenceLevel(percent)}`, { percent }),
    bills.seen(result),
  ].join(' ')
  return write(paper, 'P', text, STYLES.body, { x: paper.left, y, width: paper.width })
}

function drawFirstSteps(
  paper: Paper,
  words: ReportWords,
  { plan, result }: ReportContent,
  y: number,
): number {
  const { t } = words
  const place = { x: paper.left, y, width: paper.width }
  let below = write(paper, 'H2', t('pdf.first'), STYLES.heading, place) + 8
  if (plan.steps.length === 0)
    return write(
      paper,
      'P',
      t(result.measures.length === 0 ? 'pdf.no_steps' : 'pdf.empty_short'),
      STYLES.body,
      { ...place, y: below },
    )
  const list = tagged(paper, 'L')
  paper.root.add(list)
  plan.steps.slice(0, 3).forEach((step, index) => {
    const item = tagged(paper, 'LI')
    list.add(item)
    hairline(paper, below)
    item.add(
      tagged(paper, 'LBody', {}, () => {
        below = drawFirstStep(paper, words, step, index + 1, below + 7) + 6
      }),
    )
    item.end()
  })
  list.end()
  return below
}

/** The first thing to do and what it really costs, as the screen says it; left out where the page is full. */
function drawNext(paper: Paper, words: ReportWords, { plan }: ReportContent, y: number): void {
  const [first] = plan.steps
  if (first === undefined) return
  const { title, text } = words.next(first)
  drawBox(paper, title, text, y)
}

const MONEY_WIDTH = 226

/** From the top of a step's title to the line it stands on, so that its number stands there too. */
const TITLE_BASELINE = 12

function drawFirstStep(
  paper: Paper,
  words: ReportWords,
  step: PlanStepView,
  place: number,
  y: number,
): number {
  const { left, width, colours } = paper
  const { t } = words
  const numeral = { ...STYLES.figure, colour: colours.action, baseline: 'alphabetic' } as const
  put(paper, String(place), numeral, { x: left, y: y + TITLE_BASELINE, width: 24 })
  const textWidth = width - 28 - MONEY_WIDTH - 16
  const named = put(
    paper,
    step.measure.label,
    { ...STYLES.bold, size: 11.5 },
    { x: left + 28, y, width: textWidth },
  )
  const quiet = { ...STYLES.small, colour: colours.ink2 }
  const described = put(paper, step.measure.description, quiet, {
    x: left + 28,
    y: named + 1,
    width: textWidth,
  })
  const money = { x: left + width - MONEY_WIDTH, width: MONEY_WIDTH }
  const pays = t(step.incentives.length === 0 ? 'pdf.you_pay' : 'pdf.you_pay_rebate', {
    amount: words.cost(step.net.net.mid),
  })
  const saves = t(step.moneySaved.value < 0 ? 'pdf.costs_more' : 'pdf.saves', {
    amount: words.money(Math.abs(step.moneySaved.value)),
  })
  const paid = put(paper, pays, { ...STYLES.bold, align: 'right' }, { ...money, y })
  const saved = put(
    paper,
    saves,
    { ...STYLES.bold, align: 'right', colour: POSITIVE },
    { ...money, y: paid + 1 },
  )
  return Math.max(described, saved)
}
