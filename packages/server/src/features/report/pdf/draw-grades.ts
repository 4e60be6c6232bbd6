import type { Letter } from '@hearthlight/domain/assessment/energy-label'
import { gradeScaleGeometry } from '@hearthlight/domain/report/chart-geometry/grade-scale'
import type { LabelMark } from '@hearthlight/domain/report/words/label-text'
import type { ReportContent } from '../report-content.ts'
import type { Paper } from './paper.ts'
import { GRADE_COLOURS, onGrade } from './pdf-colours.ts'
import type { ReportWords } from './report-words.ts'
import { figure, heightOf, type Place, put, STYLES, widthOf } from './write.ts'

const BOX = 62

/** The label today and after the plan in large boxes, and both marks on the scale from A to G; the y below. */
export function drawLabel(
  paper: Paper,
  words: ReportWords,
  { view, plan, config }: ReportContent,
  { x, y, width }: Place,
): number {
  const { t } = words
  const { label } = view
  const { label_scheme } = config.settings
  const hasPlan = plan.steps.length > 0
  const size = [label.now, label.after].some(({ text }) => text.length > 2) ? 26 : 38
  const compared = words.home.labelNote(view, hasPlan, label_scheme)
  const noteY = y + BOX + 64
  const note = { ...STYLES.small, colour: paper.colours.ink2 }
  const height = BOX + 64 + heightOf(paper, compared, note, width)
  const alt = hasPlan
    ? t('pdf.label_alt', { now: label.now.text, after: label.after.text })
    : t('pdf.label_alt_now', { now: label.now.text })
  figure(paper, alt, { x, y, width, height }, () => {
    drawBox(paper, label.now, size, x, y, false)
    if (label_scheme !== 'letter') {
      const unit = { ...STYLES.small, align: 'center', colour: paper.colours.ink2 } as const
      put(paper, t(`label.${label_scheme}`), unit, { x: x + BOX + 1, y: y + BOX / 2 + 8, width: 52 })
    }
    put(paper, t('today'), STYLES.small, { x, y: y + BOX + 3, width: BOX + 20 })
    if (hasPlan) {
      drawArrow(paper, x + BOX + 14, y + BOX / 2, 26)
      drawBox(paper, label.after, size, x + BOX + 54, y, true)
      const right = { ...STYLES.small, align: 'right' } as const
      put(paper, t('after_plan'), right, { x: x + 2 * BOX - 46, y: y + BOX + 3, width: 100 })
    }
    const marks = [
      { letter: label.now.letter, text: t('label.mark_today') },
      ...(hasPlan ? [{ letter: label.after.letter, text: t('label.mark_plan') }] : []),
    ]
    drawScale(paper, marks, { x, y: y + BOX + 22, width })
    put(paper, compared, note, { x, y: noteY, width })
  })
  return y + height
}

function drawBox(paper: Paper, mark: LabelMark, size: number, x: number, y: number, isAfter: boolean): void {
  const { doc } = paper
  doc.roundedRect(x, y, BOX, BOX, 7)
  if (isAfter) doc.lineWidth(2).fillAndStroke('#ffffff', GRADE_COLOURS[mark.letter])
  else doc.fill(GRADE_COLOURS[mark.letter])
  const style = { font: 'display', size, align: 'center' } as const
  const lineHeight = heightOf(paper, mark.text, style, BOX)
  const colour = isAfter ? paper.colours.ink : onGrade(mark.letter)
  put(paper, mark.text, { ...style, colour }, { x, y: y + (BOX - lineHeight) / 2, width: BOX })
}

function drawArrow({ doc, colours }: Paper, x: number, y: number, length: number): void {
  doc.moveTo(x, y).lineTo(x + length, y)
  doc
    .moveTo(x + length - 6, y - 5)
    .lineTo(x + length, y)
    .lineTo(x + length - 6, y + 5)
  doc.lineWidth(1.2).stroke(colours.ink2)
}

type Mark = { readonly letter: Letter; readonly text: string }

function drawScale(paper: Paper, marks: readonly Mark[], { x, y, width }: Place): void {
  const { doc } = paper
  const top = y + 17
  for (const box of gradeScaleGeometry(width)) {
    doc.roundedRect(x + box.x, top, box.width, 17, 2).fill(GRADE_COLOURS[box.letter])
    const style = { ...STYLES.smallBold, align: 'center', colour: onGrade(box.letter) } as const
    put(paper, box.letter, style, { x: x + box.x, y: top + 2.5, width: box.width })
    const here = marks.filter(({ letter }) => letter === box.letter).map(({ text }) => text)
    if (here.length > 0) drawMark(paper, here.join(', '), x + box.x + box.width / 2, top, x, width)
  }
}

/** Words over a small triangle, kept inside the scale. */
function drawMark(paper: Paper, text: string, cx: number, top: number, x: number, width: number): void {
  const { doc, colours } = paper
  doc.polygon([cx - 3.5, top - 5], [cx + 3.5, top - 5], [cx, top - 1]).fill(colours.ink)
  const wide = widthOf(paper, text, STYLES.smallBold) + 2
  const left = Math.min(Math.max(cx - wide / 2, x), x + width - wide)
  put(paper, text, STYLES.smallBold, { x: left, y: top - 18, width: wide + 4 })
}
