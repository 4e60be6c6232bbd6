import { type Doc, type FontName, type Paper, type Tag, tagged } from './paper.ts'

export type Style = {
  readonly font: FontName
  readonly size: number
  readonly colour?: string
  readonly align?: 'left' | 'right' | 'center'
  readonly lineGap?: number
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

function fontFor(text: string, font: FontName): FontName {
  if (!MISSING.test(text)) return font
  return font === 'bold' ? 'spareBold' : 'spare'
}

export function heightOf(paper: Paper, text: string, style: Style, width: number): number {
  const { doc } = paper
  doc.font(fontFor(text, style.font)).fontSize(style.size)
  return doc.heightOfString(printable(text), { width, lineGap: style.lineGap ?? 0 })
}

export function widthOf(paper: Paper, text: string, style: Style): number {
  paper.doc.font(fontFor(text, style.font)).fontSize(style.size)
  return paper.doc.widthOfString(printable(text))
}

/** Puts words on the paper inside the tag that is open; the y below them. */
export function put(paper: Paper, text: string, style: Style, { x, y, width }: Place): number {
  const height = heightOf(paper, text, style, width)
  paper.doc
    .fillColor(style.colour ?? paper.colours.ink)
    .text(printable(text), x, y, { width, align: style.align ?? 'left', lineGap: style.lineGap ?? 0 })
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
