import type { Readable } from 'node:stream'
import type { ColumnKind } from '@hearthlight/domain/exports/export-columns'
import { DateTime } from 'luxon'
import yazl from 'yazl'

/** An Excel file is a zip of XML; this one has one sheet. All in it are values: no cell can be a formula. */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const SHEET = 'xl/worksheets/sheet1.xml'

/** The places of the looks of cells in the styles below. */
const LOOKS = { text: 0, time: 1, money: 2, head: 3 } as const

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/${SHEET}" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
}

/** The whole file around a sheet that is written while it is read. */
export function workbookOf(name: string, sheet: Readable): Readable {
  const zip = new yazl.ZipFile()
  for (const [path, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(HEAD + xml), path)
  zip.addBuffer(
    Buffer.from(
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/workbook.xml',
  )
  zip.addReadStream(sheet, SHEET)
  zip.end()
  // The types of yazl know only what every stream of Node can; it is a PassThrough.
  const file = zip.outputStream as Readable
  // Neither side is told by yazl when the other ends early.
  sheet.on('error', (error) => file.destroy(error))
  file.on('close', () => sheet.destroy())
  return file
}

const row = (cells: readonly string[]) => `<row>${cells.join('')}</row>`

/** Its first line stays when the rest is scrolled. */
export const sheetBegin = (columns: readonly string[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns.length}" width="20" customWidth="1"/></cols><sheetData>${row(columns.map((column) => textCell(column, LOOKS.head)))}`
export const SHEET_END = '</sheetData></worksheet>'

type Value = string | number | null | undefined
type SheetColumn = { readonly kind: ColumnKind; readonly zone: string }

export const sheetRow = (values: readonly Value[], columns: readonly SheetColumn[]): string =>
  row(values.map((value, place) => cell(value, columns[place])))

/** Moments are those of the partner's clock, amounts are numbers, and the rest is as it is. */
function cell(value: Value, { kind, zone }: SheetColumn = { kind: 'text', zone: 'utc' }): string {
  if (value === null || value === undefined || value === '') return '<c/>'
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  if (kind === 'time') return `<c s="${LOOKS.time}"><v>${serialOf(value, zone)}</v></c>`
  if (kind === 'money') return `<c s="${LOOKS.money}"><v>${xml(value)}</v></c>`
  return textCell(value, LOOKS.text)
}

const textCell = (text: string, look: number) =>
  `<c t="inlineStr" s="${look}"><is><t xml:space="preserve">${xml(text)}</t></is></c>`

const DAY_MS = 86_400_000
/** Excel counts days, from one that makes the first of 1970 its 25,569th. */
const EPOCH = 25_569
function serialOf(moment: string, zone: string): number {
  const at = DateTime.fromISO(moment, { zone })
  return Number(((at.toMillis() + at.offset * 60_000) / DAY_MS + EPOCH).toFixed(6))
}

/** Excel takes a file with a longer cell for a broken one. */
const MOST_CHARACTERS = 32_767
const cut = (text: string) =>
  text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string) =>
  // Half of a pair, where it was cut or came so, is written as what stands for it.
  String(Buffer.from(cut(text)))
    // XML has no way to write these.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is they that are taken out
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark)
