import { type StackedRow, stackedBars } from '@hearthlight/domain/report/chart-geometry/stacked-bars'
import type { Category } from '@hearthlight/domain/report/home/end-use-totals'
import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import { hatch } from './hatch.ts'
import type { Paper } from './paper.ts'
import { POSITIVE, USE_COLOURS } from './pdf-colours.ts'
import type { ReportWords } from './report-words.ts'
import { figure, type Place, put, STYLES, widthOf } from './write.ts'

/** The geometry is the screen's; drawn at 0.7 of it, its 15-unit labels stand in ten points. */
const SCALE = 0.7

/** Yearly cost by use, today and after the plan, on one scale; the y below. */
export function drawUses(
  paper: Paper,
  words: ReportWords,
  view: HomeView,
  hasPlan: boolean,
  { x, y, width }: Place,
): number {
  const { t } = words
  const format = (value: number) => words.money(value)
  const uses = view.uses.filter(({ now, after }) => now.money > 0 || after.money > 0)
  const label = (use: Category, amount: number) => `${t(`use.${use}`)} ${format(amount)}`
  const chart = stackedBars(
    uses.map(({ use, now, after }) => ({
      key: use,
      before: now.money,
      after: hasPlan ? after.money : undefined,
      label: label(use, now.money),
      afterLabel: label(use, after.money),
    })),
    width / SCALE,
    (text) => widthOf(paper, text, STYLES.small) / SCALE,
  )
  const alt = uses
    .map(({ use, now, after }) => `${label(use, now.money)}${hasPlan ? ` → ${format(after.money)}` : ''}`)
    .join('; ')
  const height = chart.height * SCALE
  const at = (units: number) => units * SCALE
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
        const rect = { x: x + at(bar.x), y: y + at(bars.y), width: at(bar.width), height: at(bars.height) }
        doc.rect(rect.x, rect.y, rect.width, rect.height).fill(USE_COLOURS[use])
        hatch(doc, use, rect)
        if (bar.label === undefined) continue
        const { leader } = bar.label
        if (leader !== undefined)
          doc
            .moveTo(x + at(leader.x), y + at(leader.from))
            .lineTo(x + at(leader.x), y + at(leader.to))
            .lineWidth(0.5)
            .stroke(paper.colours.ink2)
        const text = uses.find((one) => one.use === use)?.[amount].money ?? 0
        put(paper, label(use, text), STYLES.small, {
          x: x + at(bar.label.x),
          y: y + at(bar.label.y) - 9.5,
          width: 220,
        })
      }
    }
    row(chart.before, t('today'), 'now')
    if (chart.after !== undefined) row(chart.after, t('after_plan'), 'after')
    if (chart.gap !== undefined && view.solar === null && at(chart.gap.width) > 44) {
      const gap = chart.gap
      doc.rect(x + at(gap.x), y + at(gap.y), at(gap.width), at(gap.height))
      doc.lineWidth(0.9).dash(3, { space: 2 }).stroke(POSITIVE).undash()
      const style = { ...STYLES.smallBold, colour: POSITIVE, align: 'center' } as const
      put(paper, `−${format(gap.value)}`, style, {
        x: x + at(gap.x),
        y: y + at(gap.y) + 11,
        width: at(gap.width),
      })
    }
  })
  return y + height
}
