import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import { measureBars } from '@hearthlight/domain/report/chart-geometry/measure-bars'
import { aboutEnergy, aboutMoney } from '@hearthlight/domain/report/estimates'
import type { Paper } from './paper.ts'
import { AFTER, BEFORE } from './pdf-colours.ts'
import type { ReportWords } from './report-words.ts'
import { figure, type Place, put, STYLES } from './write.ts'

/** This home, a typical one like it and the same home built today; the y below. */
export function drawComparison(
  paper: Paper,
  words: ReportWords,
  result: AuditResult,
  showsEnergy: boolean,
  { x, y, width }: Place,
  room: number,
): number {
  const unit = showsEnergy ? 'kwh' : 'money'
  const { typical, new_home } = result.comparison
  const rows = [
    { key: 'yours', value: result.totals.current[unit] },
    { key: 'typical', value: typical[unit] },
    { key: 'new_home', value: new_home[unit] },
  ]
  const format = (value: number) =>
    showsEnergy ? `${words.number(aboutEnergy(value))} kWh` : words.money(aboutMoney(value))
  const label = (row: (typeof rows)[number]) =>
    words.say('pdf.named', { name: words.say(`compare.${row.key}`), value: format(row.value) })
  const rowHeight = Math.min(34, room / rows.length)
  const height = rows.length * rowHeight
  const { bars } = measureBars(rows)
  figure(paper, rows.map(label).join('; '), { x, y, width, height }, (doc) => {
    rows.forEach((row, index) => {
      const top = y + index * rowHeight
      put(paper, label(row), index === 0 ? STYLES.smallBold : STYLES.small, { x, y: top, width })
      const bar = bars[index]
      doc
        .rect(x, top + 13.5, (width * (bar?.width ?? 0)) / 100, Math.max(5, rowHeight - 22))
        .fill(index === 0 ? AFTER : BEFORE)
    })
  })
  return y + height
}
