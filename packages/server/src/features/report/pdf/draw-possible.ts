import { features } from '@hearthlight/domain/partner/features'
import { aboutMoney, aboutSaved } from '@hearthlight/domain/report/estimates'
import type { AuditMeasure } from '@hearthlight/domain/report/plan-view'
import type { ReportContent } from '../report-content.ts'
import type { Paper } from './paper.ts'
import type { ReportWords } from './report-words.ts'
import { type Column, drawTable, rowsThatFit } from './table.ts'

/** For a person whose plan is empty: every step that lowers the bill, with what it would do on its own. */
export function drawPossible(paper: Paper, words: ReportWords, content: ReportContent, y: number): void {
  const table = {
    rowGap: 4.5,
    rows: content.result.measures
      .filter(({ saving_alone }) => saving_alone.money > 0)
      .toSorted((a, b) => b.saving_alone.money - a.saving_alone.money),
    columns: columnsOf(content, words),
  }
  if (table.rows.length === 0) return
  drawTable(paper, { ...table, rows: rowsThatFit(paper, table, paper.bottom - y), y })
}

function columnsOf({ config }: ReportContent, words: ReportWords): Column<AuditMeasure>[] {
  const { say } = words
  return [
    { header: say('pdf.step'), share: 50, cell: ({ label }) => label },
    {
      header: say('plan.cost'),
      share: 30,
      align: 'right',
      cell: ({ cost }) => words.range(cost.low, cost.high),
    },
    {
      header: say('pdf.saving'),
      share: 22,
      align: 'right',
      cell: ({ saving_alone }) => words.money(aboutMoney(saving_alone.money)),
    },
    ...(features(config, null).kgCo2
      ? [
          {
            header: 'CO₂',
            share: 16,
            align: 'right' as const,
            cell: ({ saving_alone }: AuditMeasure) => `${words.number(aboutSaved(saving_alone.kg_co2))} kg`,
          },
        ]
      : []),
  ]
}
