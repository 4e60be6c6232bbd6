import type PDFDocument from 'pdfkit'

type Doc = InstanceType<typeof PDFDocument>

const XML = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => XML[sign as keyof typeof XML])

/**
 * pdfkit writes title and author twice at the end of a document: first into its info as they are, then into XML, where
 * a partner or a street with an ampersand would make the metadata unreadable, the PDF/UA mark included.
 */
export function escapeMetadata(doc: Doc): void {
  // The types of pdfkit leave out this step of its ending.
  const ending = doc as Doc & { endMetadata(): void }
  const endMetadata = ending.endMetadata.bind(doc)
  ending.endMetadata = () => {
    doc.info.Title = escaped(doc.info.Title ?? '')
    doc.info.Author = escaped(doc.info.Author ?? '')
    endMetadata()
  }
}
