import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './table.module.css'

export type Column<Row> = {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  isNumeric?: boolean
  /** Takes a line of its own when rows become cards on a phone. */
  isWide?: boolean
  /** Stands before the value when rows become cards on a phone, where no header says what it is. */
  label?: string
  /** Holds what one does with a row, which paper has no use for. */
  isOnScreenOnly?: boolean
}

type Props<Row> = {
  caption: ReactNode
  isCaptionHidden?: boolean
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  rowId: (row: Row) => string
  footer?: ReactNode
  density?: 'normal' | 'dense'
  /** Under 640 px rows become cards; otherwise the table scrolls sideways. */
  isStacked?: boolean
}

/** The first column names the row. */
export function Table<Row>({
  caption,
  isCaptionHidden,
  columns,
  rows,
  rowId,
  footer,
  density = 'normal',
  isStacked,
}: Props<Row>) {
  return (
    <div className={styles.scroll}>
      <table className={classNames(styles.table, isStacked && styles.stacked)} data-density={density}>
        <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map((column, index) => (
                <Cell key={column.id} column={column} row={row} isHeader={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
        {footer !== undefined && <tfoot>{footer}</tfoot>}
      </table>
    </div>
  )
}

function classOf<Row>({ isNumeric, isOnScreenOnly }: Column<Row>) {
  return classNames(isNumeric && styles.numeric, isOnScreenOnly && styles.onScreenOnly) || undefined
}

function Cell<Row>({ column, row, isHeader }: { column: Column<Row>; row: Row; isHeader: boolean }) {
  const className = classOf(column)
  if (isHeader) {
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td className={className} data-wide={column.isWide || undefined} data-label={column.label}>
      {column.cell(row)}
    </td>
  )
}
