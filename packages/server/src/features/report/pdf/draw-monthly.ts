import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import { monthlyProfile } from '@hearthlight/domain/report/chart-geometry/monthly-profile'
import type { Paper } from './paper.ts'
import { AFTER } from './pdf-colours.ts'
import type { ReportWords } from './report-words.ts'
import { figure, type Place, put, STYLES } from './write.ts'

const MONTHS = Array.from({ length: 12 }, (_, month) => month)
/** A width at which the geometry is the narrow one, whose proportions suit half a page. */
const UNITS = 470
/** The figures of the axis are not scaled down with the drawing, so they need this much more. */
const AXIS = 18

/** Energy month by month; the y below. */
export function drawMonthly(
  paper: Paper,
  words: ReportWords,
  result: AuditResult,
  { x, y, width }: Place,
  room: number,
): number {
  const uses = Object.values(result.monthly.current)
  const months = MONTHS.map((month) => uses.reduce((sum, use) => sum + (use[month] ?? 0), 0))
  const name = (month: number, style: 'long' | 'narrow') =>
    new Intl.DateTimeFormat(words.locale, { month: style, timeZone: 'UTC' }).format(Date.UTC(2026, month, 15))
  const chart = monthlyProfile(
    months.map((modelled) => ({ modelled })),
    UNITS,
  )
  const scale = Math.min((width - AXIS) / UNITS, (room - 4) / chart.height)
  const height = chart.height * scale + 4
  const alt = months
    .map((kWh, month) => `${name(month, 'long')} ${words.number(Math.round(kWh))} kWh`)
    .join('; ')
  const from = x + AXIS
  figure(paper, `${words.say('monthly.subtitle')}: ${alt}`, { x, y, width, height }, (doc) => {
    const { ink2, line } = paper.colours
    for (const tick of chart.ticks) {
      const at = y + tick.y * scale
      doc
        .moveTo(from + chart.left * scale, at)
        .lineTo(from + UNITS * scale, at)
        .lineWidth(0.4)
        .stroke(line)
      const style = { ...STYLES.small, align: 'right', colour: ink2 } as const
      put(paper, words.number(tick.value), style, { x, y: at - 6, width: AXIS + chart.left * scale - 4 })
    }
    chart.months.forEach((month, index) => {
      const bar = chart.barWidth * scale
      const cx = from + month.cx * scale
      doc.rect(cx - bar / 2, y + month.y * scale, bar, month.height * scale).fill(AFTER)
      const style = { ...STYLES.small, align: 'center', colour: ink2 } as const
      put(paper, name(index, 'narrow'), style, { x: cx - 9, y: y + chart.baseline * scale + 2, width: 18 })
    })
  })
  return y + height
}
