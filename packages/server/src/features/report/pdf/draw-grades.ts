import type { Letter } from '@hearthlight/domain/assessment/result/energy-label'
import { gradeScaleGeometry, markLefts } from '@hearthlight/domain/report/chart-geometry/grade-scale'
import type { LabelMark } from '@hearthlight/domain/report/parts/label-text'
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
  const placed: PlacedMark[] = []
  for (const box of gradeScaleGeometry(width)) {
    doc.roundedRect(x + box.x, top, box.width, 17, 2).fill(GRADE_COLOURS[box.letter])
    const style = { ...STYLES.smallBold, align: 'center', colour: onGrade(box.letter) } as const
    put(paper, box.letter, style, { x: x + box.x, y: top + 2.5, width: box.width })
    const here = marks.filter(({ letter }) => letter === box.letter).map(({ text }) => text)
    if (here.length > 0) placed.push(placeMark(paper, here.join(', '), box.x + box.width / 2))
  }
  const lefts = markLefts(placed, width, MARK_GAP)
  for (const [index, mark] of placed.entries()) drawMark(paper, mark, lefts[index] ?? 0, { x, y: top, width })
}

const MARK_GAP = 6
type PlacedMark = { readonly text: string; readonly centre: number; readonly width: number }

const placeMark = (paper: Paper, text: string, centre: number): PlacedMark => ({
  text,
  centre,
  width: widthOf(paper, text, STYLES.smallBold) + 2,
})

/** Words over a small triangle. */
function drawMark(paper: Paper, { text, centre, width }: PlacedMark, left: number, { x, y }: Place): void {
  const { doc, colours } = paper
  const cx = x + centre
  doc.polygon([cx - 3.5, y - 5], [cx + 3.5, y - 5], [cx, y - 1]).fill(colours.ink)
  put(paper, text, STYLES.smallBold, { x: x + left, y: y - 18, width: width + 4 })
}
