import { hairline, type Paper, type Tag, tagged } from './paper.ts'
import { put, STYLES, type Style } from './write.ts'

export type Column<Row> = {
  readonly header: string
  /** Share of the width. */
  readonly share: number
  readonly align?: 'left' | 'right' | 'center'
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
    y = drawRow(paper, body, table, y, (column) => ({ tag: 'TD', cell: column.cell(row), style }))
  }
  body.end()
  element.end()
  return y
}

type Filled = { readonly tag: 'TH' | 'TD'; readonly cell: string; readonly style: Style }

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
    const place = { ...(places[index] ?? { x: 0, width: 0 }), y: y + gap }
    const { tag, cell, style } = fill(column)
    const aligned = { ...style, align: column.align ?? 'left' }
    const options = tag === 'TH' ? ({ scope: 'Column' } as const) : {}
    row.add(
      tagged(paper, tag, options, () => {
        height = Math.max(height, put(paper, cell, aligned, place) - place.y)
      }),
    )
  })
  row.end()
  return y + height + 2 * gap
}

function columnPlaces<Row>({ left, width }: Paper, { columns }: TableOf<Row>) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const free = width - GAP * (columns.length - 1)
  let at = left
  return columns.map(({ share }) => {
    const place = { x: at, width: (free * share) / shares }
    at += place.width + GAP
    return place
  })
}
