import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type PDFDocument from 'pdfkit'
import { escapeMetadata } from './escape-metadata.ts'
import { openFont } from './open-font.ts'
import { type PdfColours, pdfColours } from './pdf-colours.ts'
import { type PdfFonts, pdfFonts } from './pdf-fonts.ts'

export type Doc = InstanceType<typeof PDFDocument>
export type Tag = ReturnType<Doc['struct']>
export type FontName = keyof PdfFonts

/** The document being written: where one may write, with which fonts and colours, and the tree of its tags. */
export type Paper = {
  readonly doc: Doc
  readonly root: Tag
  readonly colours: PdfColours
  readonly left: number
  readonly top: number
  readonly width: number
  /** Where the text of a page must end: the footer is below. */
  readonly bottom: number
}

/** The types of pdfkit know the archive subsets only. */
const PDF_UA = { subset: 'PDF/UA' } as object
/** Else the document begins with Helvetica, which PDF/UA forbids because it cannot be embedded. */
const NO_FONT = { font: null } as object
const MARGIN = 46
const FOOTER_HEIGHT = 50

type Opening = {
  readonly config: PartnerConfig
  readonly language: Language
  readonly title: string
  readonly at: Date
}

/** Letter in North America, A4 elsewhere. Tagged for screen readers (ISO 14289-1, PDF/UA). */
export async function openPaper({ config, language, title, at }: Opening): Promise<Paper> {
  // Loaded with the first report: it is large, and a start should not wait for it.
  const { default: Document } = await import('pdfkit')
  const fonts = pdfFonts(config.theme.fonts)
  const doc = new Document({
    size: config.country === 'PT' ? 'A4' : 'LETTER',
    margin: 0,
    tagged: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    ...PDF_UA,
    bufferPages: true,
    autoFirstPage: false,
    ...NO_FONT,
    info: { Title: title, Author: config.name, CreationDate: at, ModDate: at },
  })
  escapeMetadata(doc)
  for (const [name, file] of Object.entries(fonts)) {
    // The types of pdfkit know files and bytes; it takes an opened font too.
    doc.registerFont(name, (await openFont(file)) as unknown as string)
  }
  doc.font('text')
  const root = doc.struct('Document')
  doc.addStructure(root)
  doc.addPage()
  return {
    doc,
    root,
    colours: pdfColours(config.theme),
    left: MARGIN,
    top: MARGIN,
    width: doc.page.width - 2 * MARGIN,
    bottom: doc.page.height - FOOTER_HEIGHT - 14,
  }
}

export type TagOptions = {
  readonly alt?: string
  readonly bbox?: readonly [number, number, number, number]
  readonly scope?: 'Column' | 'Row'
}

/** An element of the tag tree; its content is drawn when it is added to the tree. */
export function tagged(
  { doc }: Pick<Paper, 'doc'>,
  type: string,
  options: TagOptions = {},
  draw?: () => void,
): Tag {
  // The types of pdfkit lack `bbox` and `scope`, which it writes.
  const known = options as Parameters<Doc['struct']>[1]
  return draw === undefined ? doc.struct(type, known) : doc.struct(type, known, draw)
}

/** Lines and grounds that carry no meaning: a screen reader passes over them. */
export function decorate({ doc }: Paper, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

export function hairline(paper: Paper, y: number): void {
  const { left, width } = paper
  decorate(paper, () => {
    paper.doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.6)
      .stroke(paper.colours.line)
  })
}
