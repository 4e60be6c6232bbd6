import { measureBars } from '@hearthlight/domain/report/chart-geometry/measure-bars'
import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import type { Paper } from './paper.ts'
import { AFTER, BEFORE } from './pdf-colours.ts'
import type { ReportWords } from './report-words.ts'
import { figure, type Place, put, STYLES } from './write.ts'

/** This home, a typical one like it and the same home built today; the y below. */
export function drawComparison(
  paper: Paper,
  words: ReportWords,
  { now, comparison }: HomeView,
  showsEnergy: boolean,
  { x, y, width }: Place,
  room: number,
): number {
  const unit = showsEnergy ? 'kWh' : 'money'
  const rows = [
    { key: 'yours', value: now[unit].value },
    { key: 'typical', value: comparison.typical[unit] },
    { key: 'new_home', value: comparison.newHome[unit] },
  ]
  const format = (value: number) => words.home.amount(unit, value)
  const label = (row: (typeof rows)[number]) =>
    words.t('pdf.named', { name: words.t(`compare.${row.key}`), value: format(row.value) })
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
