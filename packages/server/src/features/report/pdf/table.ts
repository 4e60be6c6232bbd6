import { hairline, type Paper, type Tag, tagged } from './paper.ts'
import { heightOf, type Place, put, STYLES, type Style, widthOf } from './write.ts'

export type Column<Row> = {
  readonly header: string
  /** Share of the width. */
  readonly share: number
  readonly align?: 'left' | 'right' | 'center'
  /** Drawn as a chip: outlined, and filled where this says so. */
  readonly chip?: (row: Row) => 'outline' | 'filled'
  readonly cell: (row: Row) => string
}

type TableOf<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly y: number
  readonly rowGap?: number
  readonly isBold?: (row: Row) => boolean
}

const GAP = 7
const ROW_GAP = 5
const CHIP_PAD = 5

/** A table with a header row whose cells say what their columns hold; the y below it. */
export function drawTable<Row>(paper: Paper, table: TableOf<Row>): number {
  const element = tagged(paper, 'Table')
  paper.root.add(element)
  const head = tagged(paper, 'THead')
  const body = tagged(paper, 'TBody')
  element.add(head)
  let y = drawRow(paper, head, table, table.y, (column) => ({
    tag: 'TH',
    cell: column.header,
    style: { ...STYLES.small, colour: paper.colours.ink2 },
  }))
  head.end()
  element.add(body)
  for (const row of table.rows) {
    hairline(paper, y - 1)
    const style = table.isBold?.(row) ? STYLES.smallBold : STYLES.small
    y = drawRow(paper, body, table, y, (column) => ({
      tag: 'TD',
      cell: column.cell(row),
      style,
      chip: column.chip?.(row),
    }))
  }
  body.end()
  element.end()
  return y
}

type Filled = {
  readonly tag: 'TH' | 'TD'
  readonly cell: string
  readonly style: Style
  readonly chip?: 'outline' | 'filled' | undefined
}

/** How high a table would be. */
export function tableHeight<Row>(paper: Paper, table: Omit<TableOf<Row>, 'y'>): number {
  const places = columnPlaces(paper, table)
  const gap = table.rowGap ?? ROW_GAP
  const rowHeight = (cells: readonly string[], style: Style) =>
    Math.max(...cells.map((cell, index) => heightOf(paper, cell, style, places[index]?.width ?? 0))) + 2 * gap
  const head = rowHeight(
    table.columns.map(({ header }) => header),
    STYLES.small,
  )
  return table.rows.reduce((sum, row) => {
    const cells = table.columns.map(({ cell }) => cell(row))
    return sum + rowHeight(cells, table.isBold?.(row) ? STYLES.smallBold : STYLES.small)
  }, head)
}

/** The same table, cut to the rows that fit into the room. */
export function rowsThatFit<Row>(paper: Paper, table: Omit<TableOf<Row>, 'y'>, room: number): readonly Row[] {
  let { rows } = table
  while (rows.length > 0 && tableHeight(paper, { ...table, rows }) > room) rows = rows.slice(0, -1)
  return rows
}

function drawRow<Row>(
  paper: Paper,
  parent: Tag,
  table: TableOf<Row>,
  y: number,
  fill: (column: Column<Row>) => Filled,
): number {
  const row = tagged(paper, 'TR')
  parent.add(row)
  const places = columnPlaces(paper, table)
  const gap = table.rowGap ?? ROW_GAP
  let height = 0
  table.columns.forEach((column, index) => {
    const place = { ...(places[index] ?? { x: 0, width: 0 }), y: y + gap }
    const { tag, cell, style, chip } = fill(column)
    const aligned = { ...style, align: column.align ?? 'left' }
    const options = tag === 'TH' ? ({ scope: 'Column' } as const) : {}
    row.add(
      tagged(paper, tag, options, () => {
        if (chip !== undefined) drawChip(paper, widthOf(paper, cell, style), place, chip)
        height = Math.max(height, put(paper, cell, aligned, place) - place.y)
      }),
    )
  })
  row.end()
  return y + height + 2 * gap
}

/** A chip's ground, a little wider than its words. */
function drawChip(
  { doc, colours }: Paper,
  words: number,
  { x, y, width }: Place,
  chip: 'outline' | 'filled',
): void {
  doc.roundedRect(x - CHIP_PAD, y - 1.5, Math.min(words, width) + 2 * CHIP_PAD, 15, 7).lineWidth(0.6)
  if (chip === 'filled') doc.fillAndStroke(colours.sunk, colours.line)
  else doc.stroke(colours.line)
}

function columnPlaces<Row>({ left, width }: Paper, { columns }: Pick<TableOf<Row>, 'columns'>) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const free = width - GAP * (columns.length - 1)
  let at = left
  return columns.map(({ share, chip }) => {
    const wide = (free * share) / shares
    const pad = chip === undefined ? 0 : CHIP_PAD
    const place = { x: at + pad, width: wide - pad }
    at += wide + GAP
    return place
  })
}
