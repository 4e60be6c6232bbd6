import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PrintedPage = {
  /** Every figure of the page, without its spaces and signs. */
  readonly figures: readonly string[]
  /** Whether these words stand there, wherever the lines end. */
  says(words: string): boolean
  /** The figures from one text to the next that follows it. */
  between(from: string, to: string): readonly string[]
}

/** Lines end in other places on paper, so that spaces say nothing. */
const bare = (text: string) => text.replaceAll(/\s/g, '')

export const numerals = (text: string): string[] => bare(text).match(/\d+(?:[.,]\d+)*/g) ?? []

export async function pagesOfPdf(data: Uint8Array): Promise<PrintedPage[]> {
  const pdf = await getDocument({ data, useSystemFonts: true }).promise
  const pages: PrintedPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(printedPage(items.flatMap((item) => ('str' in item ? [bare(item.str)] : []))))
  }
  return pages
}

function printedPage(pieces: readonly string[]): PrintedPage {
  const text = pieces.join('')
  // Pieces are kept apart, else the end of one cell and the start of the next would read as one figure.
  const apart = (from: number, to: number) => {
    let at = 0
    return pieces.flatMap((piece) => {
      at += piece.length
      return at > from && at <= to ? numerals(piece) : []
    })
  }
  return {
    figures: apart(0, text.length),
    says: (words) => text.includes(bare(words)),
    between: (from, to) => {
      const start = text.indexOf(bare(from))
      const end = text.indexOf(bare(to), start + 1)
      return start < 0 ? [] : apart(start, end < 0 ? text.length : end)
    },
  }
}
