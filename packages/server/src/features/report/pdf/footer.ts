import type { ReportContent } from '../report-content.ts'
import { drawQr, qrCode } from './draw-qr.ts'
import { decorate, type Paper } from './paper.ts'
import type { ReportWords } from './report-words.ts'
import { put, STYLES } from './write.ts'

const QR = 40

/** On every page: which report this is, made by what, the way to the live page, and the number of the page. */
export function drawFooters(paper: Paper, words: ReportWords, content: ReportContent, version: string): void {
  const { doc, left, width, bottom, colours } = paper
  const { start, count } = doc.bufferedPageRange()
  const line = words.t('pdf.footer', {
    // The last group of the id is its random end: enough to find the report by, short enough for the line.
    id: content.reportId.slice(-12),
    engine: content.result.engine.version,
    config: content.configVersion,
    hash: version.slice(0, 12),
  })
  const code = qrCode(content.liveUrl)
  const quiet = { ...STYLES.small, size: 10, colour: colours.ink2 }
  const textWidth = width - QR - 12
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page)
    decorate(
      paper,
      () => {
        doc
          .moveTo(left, bottom + 10)
          .lineTo(left + width, bottom + 10)
          .lineWidth(0.6)
          .stroke(colours.line)
        const number = words.t('pdf.page', { page: page + 1, pages: count })
        put(paper, `${content.config.name} · ${number}`, quiet, { x: left, y: bottom + 15, width: textWidth })
        put(paper, line, quiet, { x: left, y: bottom + 28, width: textWidth })
        drawQr(doc, code, left + width - QR, bottom + 15, QR)
      },
      'Pagination',
    )
  }
}
