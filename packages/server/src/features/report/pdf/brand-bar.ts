import type { ReportContent } from '../report-content.ts'
import type { Logo } from './logo.ts'
import { hairline, type Paper } from './paper.ts'
import type { ReportWords } from './report-words.ts'
import { figure, put, STYLES, write } from './write.ts'

/** 12 mm, as the design allows. */
const LOGO_HEIGHT = 30

/** Logo, or the name where there is none, with the date at the right; the y below. */
export function drawBrandBar(
  paper: Paper,
  words: ReportWords,
  { config, computedAt }: ReportContent,
  logo: Logo | undefined,
): number {
  const { doc, left, top, width } = paper
  if (logo === undefined)
    write(paper, 'P', config.name, STYLES.heading, { x: left, y: top + 4, width: width * 0.6 })
  else {
    const scale = LOGO_HEIGHT / logo.height
    const box = { x: left, y: top, width: logo.width * scale, height: LOGO_HEIGHT }
    figure(paper, words.t('pdf.logo_alt', { partner: config.name }), box, () => {
      doc.save().translate(left, top).scale(scale)
      logo.draw(doc)
      doc.restore()
    })
  }
  const style = { ...STYLES.small, align: 'right', colour: paper.colours.ink2 } as const
  const place = { x: left + width * 0.5, y: top + 2, width: width * 0.5 }
  const lines = [words.t('pdf.title'), words.t('pdf.made_on', { date: words.date(computedAt) })]
  paper.root.add(
    doc.struct('P', {}, () => {
      put(paper, lines.join('\n'), style, place)
    }),
  )
  hairline(paper, top + LOGO_HEIGHT + 8)
  return top + LOGO_HEIGHT + 18
}
