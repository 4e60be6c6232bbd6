import {
  type StackedBar,
  type StackedRow,
  stackedBars,
} from '@hearthlight/domain/report/chart-geometry/stacked-bars'
import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import type { Category } from '@hearthlight/domain/report/parts/end-use-totals'
import { hatch } from './hatch.ts'
import type { Paper } from './paper.ts'
import { POSITIVE, USE_COLOURS } from './pdf-colours.ts'
import type { ReportWords } from './report-words.ts'
import { drawUseKey, useKeyHeight } from './use-key.ts'
import { type Box, figure, type Place, put, STYLES, widthOf } from './write.ts'

/** The geometry is the screen's; drawn at 0.7 of it, its 15-unit labels stand in ten points. */
const SCALE = 0.7
/** So wide a drawing has no room for words at its bars, and a key tells the names. */
const KEYED_WIDTH = 470
/** A narrower one has no room for the figure of what is saved. */
const LEAST_GAP = 44

const at = (units: number) => units * SCALE

/**
 * Yearly cost by use, today and after the plan, on one scale; the y below. Where the names at the bars would take more
 * than the room, they stand in a key.
 */
export function drawUses(
  paper: Paper,
  words: ReportWords,
  view: HomeView,
  hasPlan: boolean,
  { x, y, width }: Place,
  room: number,
): number {
  const { t } = words
  const format = (value: number) => words.money(value)
  const uses = view.uses.filter(({ now, after }) => now.money > 0 || after.money > 0)
  const label = (use: Category, amount: number) => `${t(`use.${use}`)} ${format(amount)}`
  const segments = uses.map(({ use, now, after }) => ({
    key: use,
    before: now.money,
    after: hasPlan ? after.money : undefined,
    label: label(use, now.money),
    afterLabel: label(use, after.money),
  }))
  const chartOf = (wide: number) =>
    stackedBars(segments, wide, (text) => widthOf(paper, text, STYLES.small) / SCALE)
  const named = chartOf(width / SCALE)
  const hasKey = named.height * SCALE > room
  const chart = hasKey ? chartOf(KEYED_WIDTH) : named
  const entries = uses.map(({ use, now, after }) => ({
    use,
    text: `${label(use, now.money)}${hasPlan ? ` → ${format(after.money)}` : ''}`,
  }))
  const alt = entries.map(({ text }) => text).join('; ')
  const across = (units: number) => units * (hasKey ? width / KEYED_WIDTH : SCALE)
  const height = at(chart.height) + (hasKey ? useKeyHeight(entries) : 0)
  figure(paper, `${t('uses.subtitle.money')}: ${alt}`, { x, y, width, height }, (doc) => {
    const row = (bars: StackedRow, title: string, amount: 'now' | 'after') => {
      const roof = words.home.roof(view, 'money', amount)
      const total = `${title} ${format(view[amount].money.value)}${roof === '' ? '' : ` · ${roof}`}`
      put(paper, total, STYLES.smallBold, {
        x,
        y: y + at(bars.titleY) - 10,
        width,
      })
      for (const bar of bars.bars) {
        const use = bar.key as Category
        const rect = {
          x: x + across(bar.x),
          y: y + at(bars.y),
          width: across(bar.width),
          height: at(bars.height),
        }
        doc.rect(rect.x, rect.y, rect.width, rect.height).fill(USE_COLOURS[use])
        hatch(doc, use, rect)
        const money = uses.find((one) => one.use === use)?.[amount].money ?? 0
        if (bar.label !== undefined) drawName(paper, bar.label, label(use, money), { x, y })
      }
    }
    row(chart.before, t('today'), 'now')
    if (chart.after !== undefined) row(chart.after, t('after_plan'), 'after')
    const gap = view.solar === null ? chart.gap : undefined
    if (gap !== undefined && across(gap.width) > LEAST_GAP)
      drawSaving(paper, `−${format(gap.value)}`, {
        x: x + across(gap.x),
        y: y + at(gap.y),
        width: across(gap.width),
        height: at(gap.height),
      })
    if (hasKey) drawUseKey(paper, entries, { x, y: y + at(chart.height), width })
  })
  return y + height
}

/** The words over a bar, with the line that leads down to it where they stand apart from it. */
function drawName(
  paper: Paper,
  { x, y, leader }: NonNullable<StackedBar['label']>,
  text: string,
  origin: Pick<Place, 'x' | 'y'>,
): void {
  if (leader !== undefined)
    paper.doc
      .moveTo(origin.x + at(leader.x), origin.y + at(leader.from))
      .lineTo(origin.x + at(leader.x), origin.y + at(leader.to))
      .lineWidth(0.5)
      .stroke(paper.colours.ink2)
  put(paper, text, STYLES.small, { x: origin.x + at(x), y: origin.y + at(y) - 9.5, width: 220 })
}

/** What the plan saves, in the gap that it leaves behind the shorter bar. */
function drawSaving(paper: Paper, text: string, { x, y, width, height }: Box): void {
  paper.doc.rect(x, y, width, height).lineWidth(0.9).dash(3, { space: 2 }).stroke(POSITIVE).undash()
  put(paper, text, { ...STYLES.smallBold, colour: POSITIVE, align: 'center' }, { x, y: y + 11, width })
}
