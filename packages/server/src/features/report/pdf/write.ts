import { type Doc, type FontName, type Paper, type Tag, tagged } from './paper.ts'

export type Style = {
  readonly font: FontName
  readonly size: number
  readonly colour?: string
  readonly align?: 'left' | 'right' | 'center'
  readonly lineGap?: number
  /** Where `y` is: on the line the letters stand on, or, as usual, at the top. */
  readonly baseline?: 'alphabetic'
}
export type Place = { readonly x: number; readonly y: number; readonly width: number }

/** Sizes of the report; nothing is smaller than ten points. */
export const STYLES = {
  title: { font: 'display', size: 23, lineGap: -1 },
  heading: { font: 'display', size: 16 },
  lead: { font: 'text', size: 11.5, lineGap: 1.5 },
  body: { font: 'text', size: 10.5, lineGap: 1 },
  bold: { font: 'bold', size: 10.5 },
  small: { font: 'text', size: 10 },
  smallBold: { font: 'bold', size: 10 },
  figure: { font: 'display', size: 19 },
} as const satisfies Record<string, Style>

/** Narrow no-break spaces, with which French groups digits, are missing from most fonts; the wide one is in all. */
const printable = (text: string) => text.replaceAll('\u202f', '\u00a0')
/** Signs that Newsreader, Fraunces and Public Sans do not have. */
const MISSING = /[₂→]/

const EACH_MISSING = /([₂→]+)/

type Run = { readonly text: string; readonly font: FontName }

/** The words in their own font, and signs it lacks in the spare one. */
function runsOf(text: string, font: FontName): Run[] {
  const spare = font === 'bold' ? 'spareBold' : 'spare'
  return printable(text)
    .split(EACH_MISSING)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, font: MISSING.test(part) ? spare : font }))
}

export function heightOf(paper: Paper, text: string, style: Style, width: number): number {
  const { doc } = paper
  doc.font(style.font).fontSize(style.size)
  return doc.heightOfString(printable(text), { width, lineGap: style.lineGap ?? 0 })
}

export function widthOf(paper: Paper, text: string, style: Style): number {
  return runsOf(text, style.font).reduce(
    (sum, run) => sum + paper.doc.font(run.font).fontSize(style.size).widthOfString(run.text),
    0,
  )
}

/** Puts words on the paper inside the tag that is open; the y below them. */
export function put(paper: Paper, text: string, style: Style, { x, y, width }: Place): number {
  const height = heightOf(paper, text, style, width)
  const { doc } = paper
  doc.fillColor(style.colour ?? paper.colours.ink)
  const { baseline, lineGap = 0, align = 'left' } = style
  const set = { width, lineGap, ...(baseline && { baseline }) }
  const runs = runsOf(text, style.font)
  if (runs.length < 2) {
    doc.font(runs[0]?.font ?? style.font).text(printable(text), x, y, { ...set, align })
    return y + height
  }
  // Runs follow each other from the left only, so that a line to the right begins where it has room.
  const left =
    align === 'left' ? x : x + Math.max(0, width - widthOf(paper, text, style)) / (align === 'right' ? 1 : 2)
  runs.forEach((run, index) => {
    const more = { ...set, width: x + width - left + 1, continued: index < runs.length - 1 }
    doc.font(run.font).fontSize(style.size)
    if (index === 0) doc.text(run.text, left, y, more)
    else doc.text(run.text, more)
  })
  return y + height
}

/** A tagged block of words (heading, paragraph, caption); the y below it. */
export function write(
  paper: Paper,
  tag: string,
  text: string,
  style: Style,
  place: Place,
  parent?: Tag,
): number {
  let below = place.y
  const element = tagged(paper, tag, {}, () => {
    below = put(paper, text, style, place)
  })
  ;(parent ?? paper.root).add(element)
  return below
}

/** A drawing with the words that stand for it; `bbox` is where it is, as PDF/UA asks. */
export function figure(paper: Paper, alt: string, box: Box, draw: (doc: Doc) => void, parent?: Tag): void {
  const bbox = [box.x, box.y, box.x + box.width, box.y + box.height] as const
  ;(parent ?? paper.root).add(tagged(paper, 'Figure', { alt, bbox }, () => draw(paper.doc)))
}
export type Box = Place & { readonly height: number }
