import { hairline, type Paper, type Tag, tagged } from './paper.ts'
import { heightOf, put, STYLES, type Style } from './write.ts'

export type Column<Row> = {
  readonly header: string
  /** Share of the width. */
  readonly share: number
  readonly align?: 'left' | 'right' | 'center'
  readonly cell: (row: Row) => Cell
}
/** Words of a cell, or words and how they are drawn. */
export type Cell =
  | string
  | { readonly text: string; readonly draw: (place: CellPlace) => number; readonly height: number }
export type CellPlace = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly paper: Paper
}

type TableOf<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly y: number
  readonly x?: number
  readonly width?: number
  readonly rowGap?: number
  readonly isBold?: (row: Row) => boolean
}

const GAP = 8

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
    hairline(paper, y - 1, table.x, table.width)
    const style = table.isBold?.(row) ? STYLES.smallBold : STYLES.small
    y = drawRow(paper, body, table, y, (column) => ({ tag: 'TD', cell: column.cell(row), style }))
  }
  body.end()
  element.end()
  return y
}

type Filled = { readonly tag: 'TH' | 'TD'; readonly cell: Cell; readonly style: Style }

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
  const gap = table.rowGap ?? 5
  let height = 0
  table.columns.forEach((column, index) => {
    const place = { ...(places[index] ?? { x: 0, width: 0 }), y: y + gap, paper }
    const { tag, cell, style } = fill(column)
    const aligned = { ...style, align: column.align ?? 'left' }
    const options = tag === 'TH' ? ({ scope: 'Column' } as const) : {}
    row.add(
      tagged(paper, tag, options, () => {
        height = Math.max(height, drawCell(paper, cell, aligned, place))
      }),
    )
  })
  row.end()
  return y + height + 2 * gap
}

function drawCell(paper: Paper, cell: Cell, style: Style, place: CellPlace): number {
  if (typeof cell === 'string') return put(paper, cell, style, place) - place.y
  return cell.draw(place)
}

function columnPlaces<Row>(paper: Paper, { columns, x, width }: TableOf<Row>) {
  const whole = width ?? paper.width
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const free = whole - GAP * (columns.length - 1)
  let at = x ?? paper.left
  return columns.map(({ share }) => {
    const place = { x: at, width: (free * share) / shares }
    at += place.width + GAP
    return place
  })
}

/** How tall a table of plain words would stand, to see whether it fits. */
export function tableHeight<Row>(paper: Paper, table: Omit<TableOf<Row>, 'y'>): number {
  const places = columnPlaces(paper, { ...table, y: 0 })
  const gap = 2 * (table.rowGap ?? 5)
  const rowHeight = (cells: readonly Cell[]) =>
    gap +
    Math.max(
      ...cells.map((cell, index) =>
        typeof cell === 'string'
          ? heightOf(paper, cell, STYLES.small, places[index]?.width ?? 0)
          : cell.height,
      ),
    )
  return [
    table.columns.map(({ header }) => header),
    ...table.rows.map((row) => table.columns.map(({ cell }) => cell(row))),
  ].reduce((sum, cells) => sum + rowHeight(cells), 0)
}
