import { features } from '@hearthlight/domain/partner/features'
import { type AuditMeasure, measureWork } from '@hearthlight/domain/report/plan/plan-view'
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

function columnsOf({ config, view }: ReportContent, words: ReportWords): Column<AuditMeasure>[] {
  const { t } = words
  const alone = (id: string) => view.alone.get(id) ?? { money: 0, kWh: 0, kg: 0 }
  return [
    { header: t('pdf.step'), share: 50, cell: ({ label }) => label },
    {
      header: t('plan.cost'),
      share: 30,
      align: 'right',
      cell: (measure) => words.costRange(measureWork(measure).costCents),
    },
    {
      header: t('pdf.saving'),
      share: 22,
      align: 'right',
      cell: ({ id }) => words.money(alone(id).money),
    },
    ...(features(config, null).kgCo2
      ? [
          {
            header: 'CO₂',
            share: 16,
            align: 'right' as const,
            cell: ({ id }: AuditMeasure) =>
              alone(id).kg === 0 ? '–' : words.home.amount('kg', alone(id).kg),
          },
        ]
      : []),
  ]
}
