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
  const label = (row: (typeof rows)[number]) => `${words.say(`compare.${row.key}`)}: ${format(row.value)}`
  const height = rows.length * 34
  const { bars } = measureBars(rows)
  figure(paper, rows.map(label).join('; '), { x, y, width, height }, (doc) => {
    rows.forEach((row, index) => {
      const top = y + index * 34
      put(paper, label(row), index === 0 ? STYLES.smallBold : STYLES.small, { x, y: top, width })
      const bar = bars[index]
      doc.rect(x, top + 15, (width * (bar?.width ?? 0)) / 100, 10).fill(index === 0 ? AFTER : BEFORE)
    })
  })
  return y + height
}
