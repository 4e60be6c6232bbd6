import { buffer } from 'node:stream/consumers'
import { streetOf } from '@hearthlight/domain/buildings/home-address'
import type { ReportContent } from '../report-content.ts'
import { drawFooters } from './footer.ts'
import type { Logo } from './logo.ts'
import { drawHomeToday } from './pages/page-home.ts'
import { drawMethod } from './pages/page-method.ts'
import { drawPlan } from './pages/page-plan.ts'
import { drawSummary } from './pages/page-summary.ts'
import { openPaper } from './paper.ts'
import { reportWords } from './report-words.ts'

/** The report as a PDF of four pages. Everything it says comes from `content`, so the same content gives the same bytes. */
export async function renderReport(
  content: ReportContent,
  logo: Logo | undefined,
  version: string,
): Promise<Buffer> {
  const { config, language, building, computedAt } = content
  const words = reportWords(config, language)
  const title = [words.t('pdf.title'), streetOf(building)].filter(Boolean).join(', ')
  const paper = await openPaper({ config, language, title, at: computedAt })
  const bytes = buffer(paper.doc)
  const { outline } = paper.doc
  outline.addItem(words.t('title'))
  drawSummary(paper, words, content, logo)
  paper.doc.addPage()
  outline.addItem(words.t('pdf.home_today'))
  drawHomeToday(paper, words, content)
  paper.doc.addPage()
  outline.addItem(words.t('pdf.plan'))
  drawPlan(paper, words, content)
  paper.doc.addPage()
  outline.addItem(words.t('pdf.method'))
  drawMethod(paper, words, content)
  drawFooters(paper, words, content, version)
  paper.root.end()
  paper.doc.end()
  return bytes
}
