import {
  type MonthlyGeometry,
  monthlyProfile,
} from '@hearthlight/domain/report/chart-geometry/monthly-profile'
import type { MonthlyProfile } from '@hearthlight/domain/report/home/monthly-use'
import type { Category } from '@hearthlight/domain/report/parts/end-use-totals'
import { hatch } from './hatch.ts'
import { monthNames } from './monthly-words.ts'
import type { Doc, Paper } from './paper.ts'
import { AFTER, USE_COLOURS } from './pdf-colours.ts'
import type { ReportWords } from './report-words.ts'
import { figure, type Place, put, STYLES, widthOf } from './write.ts'

/** A width at which the geometry is the narrow one, whose proportions suit half a page. */
const UNITS = 470
const AXIS_GAP = 5

type Drawing = {
  readonly profile: MonthlyProfile
  /** What the drawing shows, in words. */
  readonly title: string
  /** What marks the bills or the meters. */
  readonly billed: string
  readonly room: number
}

/** Energy month by month by use, with the bills where there are any; the y below. */
export function drawMonthly(
  paper: Paper,
  words: ReportWords,
  drawing: Drawing,
  { x, y, width }: Place,
): number {
  const { profile, room } = drawing
  const chart = monthlyProfile(
    profile.months.map(({ modelled, billed, parts }) => ({
      modelled,
      billed,
      parts: parts.map(({ use, kWh }) => ({ key: use, value: kWh })),
    })),
    UNITS,
  )
  const axis =
    Math.max(...chart.ticks.map(({ value }) => widthOf(paper, words.number(value), STYLES.small))) + AXIS_GAP
  const across = (width - axis) / (UNITS - chart.left)
  const down = Math.min(across, (room - 4) / chart.height)
  const at: At = {
    x: (units) => x + axis + (units - chart.left) * across,
    y: (units) => y + units * down,
    across,
    down,
  }
  const height = chart.height * down + 4
  figure(paper, altOf(words, drawing), { x, y, width, height }, (doc) => {
    drawAxis(paper, words, chart, at, { x, width: axis - AXIS_GAP + 1 })
    drawColumns(doc, chart, at)
    drawBills(paper, chart, profile.billKind, at)
  })
  return y + height
}

function altOf(words: ReportWords, { profile, title, billed }: Drawing): string {
  const name = monthNames(words.locale, 'long')
  const kWh = (value: number) => `${words.number(value)} kWh`
  const months = profile.months.map((month) => {
    const bill = month.billed === undefined ? '' : ` (${billed}: ${kWh(month.billed)})`
    return `${name(month.month)} ${kWh(month.modelled)}${bill}`
  })
  return `${title}: ${months.join('; ')}`
}

/** Where the units of the geometry lie on the paper; it may be flatter than on the screen, never narrower. */
type At = {
  readonly x: (units: number) => number
  readonly y: (units: number) => number
  readonly across: number
  readonly down: number
}

function drawAxis(
  paper: Paper,
  words: ReportWords,
  chart: MonthlyGeometry,
  at: At,
  label: { readonly x: number; readonly width: number },
): void {
  const { ink2, line } = paper.colours
  for (const tick of chart.ticks) {
    const y = at.y(tick.y)
    paper.doc.moveTo(at.x(chart.left), y).lineTo(at.x(UNITS), y).lineWidth(0.4).stroke(line)
    const style = { ...STYLES.small, align: 'right', colour: ink2 } as const
    put(paper, words.number(tick.value), style, { ...label, y: y - 6 })
  }
  const name = monthNames(words.locale, 'narrow')
  chart.months.forEach(({ cx }, month) => {
    const style = { ...STYLES.small, align: 'center', colour: ink2 } as const
    const place = { x: at.x(cx) - 9, y: at.y(chart.baseline) + 2, width: 18 }
    put(paper, name(month), style, place)
  })
}

function drawColumns(doc: Doc, { months, barWidth }: MonthlyGeometry, at: At): void {
  const width = barWidth * at.across
  for (const month of months) {
    const left = at.x(month.cx) - width / 2
    if (month.parts.length === 0) doc.rect(left, at.y(month.y), width, month.height * at.down).fill(AFTER)
    for (const part of month.parts) {
      const rect = { x: left, y: at.y(part.y), width, height: part.height * at.down }
      const use = part.key as Category
      doc.rect(rect.x, rect.y, rect.width, rect.height).fill(USE_COLOURS[use])
      hatch(doc, use, rect)
    }
  }
}

/** A month's own bill is a dot; the average of a longer one is a level line over its months. */
function drawBills(
  { doc, colours }: Paper,
  { months, pitch }: MonthlyGeometry,
  kind: MonthlyProfile['billKind'],
  at: At,
): void {
  for (const { cx, bill } of months) {
    if (bill === undefined) continue
    const [x, y] = [at.x(cx), at.y(bill)]
    if (kind === 'month') doc.circle(x, y, 2.6).lineWidth(1.2).fillAndStroke('#ffffff', colours.ink)
    else {
      const half = (pitch * at.across) / 2
      const line = () => doc.moveTo(x - half, y).lineTo(x + half, y)
      // White below black reads on every colour of the columns.
      line().lineWidth(3.4).stroke('#ffffff')
      line().lineWidth(1.6).stroke(colours.ink)
    }
  }
}
