import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { useShortcuts } from '../keys/shortcuts.ts'
import type { Column } from './columns.ts'
import styles from './data-table.module.css'
import type { ListRow } from './use-list.ts'

export type Selection = {
  readonly selected: ReadonlySet<string>
  select(ids: ReadonlySet<string>): void
}

type Props<Row extends ListRow> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** What names a row to who hears its checkbox. */
  rowName: (row: Row) => string
  /** Where a row leads; without it rows are not opened. */
  rowTo?: ((row: Row) => string) | undefined
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
  selection?: Selection | undefined
  isStale?: boolean | undefined
}

/** Rows of a list: sorted by their headings, walked by J and K, selected by X, opened by Enter. Cards on a phone. */
export function DataTable<Row extends ListRow>(props: Props<Row>) {
  const { caption, columns, rows, selection, isStale } = props
  const focused = useRowKeys(props)
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    if (focused !== null) body.current?.children[focused]?.scrollIntoView({ block: 'nearest' })
  }, [focused])
  return (
    <div className={styles.scroll}>
      <table
        className={styles.table}
        data-selects={selection !== undefined || undefined}
        aria-busy={isStale || undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead className="visually-hidden-heads">
          <tr>
            {selection !== undefined && <SelectAll rows={rows} selection={selection} />}
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            <TableRow key={row.id} {...props} row={row} isFocused={index === focused} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useRowKeys<Row extends ListRow>({ rows, rowTo, selection }: Props<Row>): number | null {
  const { t } = useTranslation('admin-kit')
  const navigate = useNavigate()
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const at = rows.findIndex(({ id }) => id === focusedId)
  const row = rows[at]
  const go = (step: 1 | -1) =>
    setFocusedId(rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.id ?? null)
  useShortcuts('list', [
    { keys: 'j', label: t('keys.next_row'), run: () => go(1) },
    { keys: 'k', label: t('keys.row_before'), run: () => go(-1) },
    ...(selection === undefined
      ? []
      : [{ keys: 'x', label: t('keys.select'), run: () => row !== undefined && toggle(selection, row.id) }]),
    ...(rowTo === undefined
      ? []
      : [
          { keys: 'Enter', label: t('keys.open'), run: () => row !== undefined && void navigate(rowTo(row)) },
        ]),
  ])
  return row === undefined ? null : at
}

function toggle({ selected, select }: Selection, id: string): void {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  select(next)
}

function SelectAll({ rows, selection }: { rows: readonly ListRow[]; selection: Selection }) {
  const { t } = useTranslation('admin-kit')
  const isAll = rows.length > 0 && rows.every(({ id }) => selection.selected.has(id))
  const change = () => {
    const next = new Set(selection.selected)
    for (const { id } of rows)
      if (isAll) next.delete(id)
      else next.add(id)
    selection.select(next)
  }
  return (
    <td>
      <input type="checkbox" aria-label={t('list.select_all')} checked={isAll} onChange={change} />
    </td>
  )
}

type HeadingProps<Row> = {
  column: Column<Row>
  sort: string | undefined
  onSort: ((sort: string) => void) | undefined
}

function Heading<Row>({ column: { header, sort: own, isNumeric }, sort, onSort }: HeadingProps<Row>) {
  const className = isNumeric ? styles.numeric : undefined
  if (own === undefined || onSort === undefined) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    )
  }
  const order = sort === own ? 'ascending' : sort === `-${own}` ? 'descending' : undefined
  return (
    <th scope="col" className={className} aria-sort={order}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(order === 'ascending' ? `-${own}` : own)}
      >
        {header} {order !== undefined && <Icon name={order === 'ascending' ? 'up' : 'down'} />}
      </button>
    </th>
  )
}

type RowProps<Row extends ListRow> = Props<Row> & { row: Row; isFocused: boolean }

function TableRow<Row extends ListRow>({
  row,
  columns,
  rowName,
  rowTo,
  selection,
  isFocused,
}: RowProps<Row>) {
  const { t } = useTranslation('admin-kit')
  const isSelected = selection?.selected.has(row.id) === true
  return (
    <tr data-focus={isFocused || undefined} data-selected={isSelected || undefined}>
      {selection !== undefined && (
        <td className={styles.check}>
          <input
            type="checkbox"
            aria-label={t('list.select', { name: rowName(row) })}
            checked={isSelected}
            onChange={() => toggle(selection, row.id)}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const cell = {
          className: column.isNumeric ? styles.numeric : undefined,
          'data-wide': column.isWide || undefined,
          'data-phone': column.onPhone ?? 'start',
          'data-label': column.onPhone === 'named' ? column.header : undefined,
        }
        if (index > 0) {
          return (
            <td key={column.id} {...cell}>
              {column.cell(row)}
            </td>
          )
        }
        return (
          <th key={column.id} scope="row" {...cell}>
            {rowTo === undefined ? column.cell(row) : <Link to={rowTo(row)}>{column.cell(row)}</Link>}
          </th>
        )
      })}
    </tr>
  )
}
