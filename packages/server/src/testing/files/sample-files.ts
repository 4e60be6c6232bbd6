import { crc32 } from 'node:zlib'

/** A page with one line on it, each text another file; further texts are further pages. */
export const samplePdf = (text: string, catalogue = '', ...further: readonly string[]): Buffer => {
  const pages = [text, ...further]
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((line, index) => {
      const drawing = `BT /F1 24 Tf 20 100 Td (${line}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ]
    }),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`)
}

type Entry = { readonly name: string; readonly bytes: Buffer }

/** An archive whose entries are stored as they are (APPNOTE 4.3). */
export function sampleZip(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(bytes.length, 14)
    fields.writeUInt32LE(bytes.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), bytes])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    centrals.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, rest, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, central, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}

const WORD_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

/** A Word document as far as it says that it is one; `more` is what else is in it. */
export const sampleDocx = (...more: readonly Entry[]): Buffer =>
  sampleZip([
    { name: '[Content_Types].xml', bytes: Buffer.from(WORD_TYPES) },
    { name: 'word/document.xml', bytes: Buffer.from('<w:document/>') },
    ...more,
  ])
