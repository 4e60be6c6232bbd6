import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PdfTag = { readonly role: string; readonly alt?: string; readonly children: readonly PdfTag[] }
export type PdfWord = {
  readonly text: string
  readonly size: number
  readonly left: number
  readonly right: number
  /** Above the lower edge of the paper. */
  readonly height: number
}
export type PdfPage = {
  readonly width: number
  readonly height: number
  readonly words: readonly PdfWord[]
  /** All words in reading order, spaces of every kind as one plain space. */
  readonly text: string
  readonly tags: PdfTag
  /** Drawings and words that are neither in a tag nor marked as decoration. */
  readonly untagged: number
}
export type ReadPdf = {
  readonly pages: readonly PdfPage[]
  readonly title: string
  readonly language: string
  readonly bookmarks: readonly string[]
  /** What the file says about itself: that it is tagged, that its title is shown, its metadata as XML. */
  readonly isMarked: boolean
  readonly showsTitle: boolean
  readonly metadata: string
}

/** What a reader's program finds in a PDF: words, their places, and the tree of tags. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [toWord(item)] : []))
    pages.push({
      width,
      height,
      words,
      text: plain(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(' ')),
      tags: toTag(await page.getStructTree()),
      untagged: countUntagged((await page.getOperatorList()).fnArray),
    })
  }
  const { info, metadata } = await pdf.getMetadata()
  const about = info as { Title?: string; Language?: string }
  const bookmarks = ((await pdf.getOutline()) ?? []).map(({ title }) => title)
  const isMarked = (await pdf.getMarkInfo())?.Marked === true
  const shown = (await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null
  await pdf.destroy()
  const said = { title: about.Title ?? '', language: about.Language ?? '', bookmarks }
  return {
    pages,
    ...said,
    isMarked,
    showsTitle: shown?.DisplayDocTitle === true,
    metadata: metadata?.getRaw() ?? '',
  }
}

export const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()

type Item = { str: string; transform: number[]; width: number }

function toWord({ str, transform, width }: Item): PdfWord {
  const [size = 0, , , , left = 0, height = 0] = transform
  return { text: str, size, left, right: left + width, height }
}

function toTag(node: unknown): PdfTag {
  const {
    role = '',
    alt,
    children = [],
  } = (node ?? {}) as { role?: string; alt?: string; children?: unknown[] }
  return {
    role,
    ...(alt === undefined ? {} : { alt }),
    children: children.filter((child) => (child as { role?: string }).role !== undefined).map(toTag),
  }
}

const PAINTS: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.constructPath,
  OPS.fill,
  OPS.eoFill,
  OPS.stroke,
  OPS.fillStroke,
  OPS.shadingFill,
  OPS.paintImageXObject,
])

function countUntagged(operators: readonly number[]): number {
  let depth = 0
  let untagged = 0
  for (const operator of operators) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1
    else if (operator === OPS.endMarkedContent) depth -= 1
    else if (depth === 0 && PAINTS.has(operator)) untagged += 1
  }
  return untagged
}

/** The tags of a tree in reading order. */
export const tagsInOrder = (tag: PdfTag): string[] => [tag.role, ...tag.children.flatMap(tagsInOrder)]

/** Every tag of a tree with this role. */
export function findTags(tag: PdfTag, role: string): PdfTag[] {
  return [...(tag.role === role ? [tag] : []), ...tag.children.flatMap((child) => findTags(child, role))]
}
