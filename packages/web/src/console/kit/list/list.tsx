import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../platform/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { type Column, useColumns } from './columns.ts'
import { DataTable } from './data-table.tsx'
import { isSet } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import styles from './list.module.css'
import { LoadFailed, NothingMatches } from './list-states.tsx'
import { Pager } from './pager.tsx'
import { SavedViews } from './saved-views.tsx'
import type { List, ListRow } from './use-list.ts'

type Props<Row extends ListRow> = {
  list: List<Row>
  caption: string
  columns: readonly Column<Row>[]
  rowName: (row: Row) => string
  rowTo?: (row: Row) => string
  searchLabel?: string
  /** Beside the saved views and the choice of columns. */
  end?: ReactNode
  /** What can be done with the selected rows; without it rows are not selected. */
  bulk?: ReactNode
  /** What stands there when there is nothing, whatever the filters. */
  empty: ReactNode
}

/** A whole list of the console: filters, selection, rows, pages, and what stands there while there are none. */
export function ListView<Row extends ListRow>(props: Props<Row>) {
  const { list, caption, columns, rowName, rowTo, searchLabel, end, bulk } = props
  const { state, filters, result } = list
  const { shown, choose } = useColumns(list.name, columns)
  return (
    <div className={styles.list}>
      <FilterBar
        state={state}
        filters={filters}
        searchLabel={searchLabel}
        end={
          <>
            {end}
            <SavedViews list={list.name} />
            <ColumnChooser columns={columns} shown={shown} onChoose={choose} />
          </>
        }
      />
      {bulk !== undefined && list.selected.size > 0 && <BulkBar list={list}>{bulk}</BulkBar>}
      <Rows {...props}>
        <DataTable
          caption={caption}
          columns={shown}
          rows={result.data?.rows ?? []}
          rowName={rowName}
          rowTo={rowTo}
          sort={state.sort}
          onSort={(sort) => state.change({ sort })}
          selection={bulk === undefined ? undefined : list}
          isStale={result.isPlaceholderData}
        />
      </Rows>
      {result.data !== undefined && result.data.rows.length > 0 && (
        <Pager
          state={state}
          next={result.data.next}
          previous={result.data.previous}
          total={result.data.total}
        />
      )}
    </div>
  )
}

function Rows<Row extends ListRow>({ list, empty, children }: Props<Row> & { children: ReactNode }) {
  const { state, filters, result } = list
  if (result.data === undefined) {
    if (result.error !== null)
      return <LoadFailed message={result.error.message} retry={() => void result.refetch()} />
    return <Skeleton lines={8} />
  }
  if (result.data.rows.length > 0) return children
  const isNarrowed = state.q !== '' || filters.some((filter) => isSet(filter, state.filters))
  return isNarrowed ? <NothingMatches state={state} filters={filters} /> : empty
}

function BulkBar<Row extends ListRow>({ list, children }: { list: List<Row>; children: ReactNode }) {
  const { t } = useTranslation('admin-kit')
  return (
    <section className={styles.bulk} aria-label={t('list.bulk')}>
      <p className="num" role="status">
        <b>{t('list.selected', { count: list.selected.size })}</b>
      </p>
      <SelectMatching list={list} />
      <div className={styles.do}>{children}</div>
      <IconButton icon="close" label={t('list.clear_selection')} onClick={() => list.select(new Set())} />
    </section>
  )
}

/** More than is on the page: all that the filters leave, as far as the server lets them be selected at once. */
function SelectMatching<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { t } = useTranslation('admin-kit')
  const { selectMatching, result, selected } = list
  const selecting = useMutation({
    mutationFn: async () => await selectMatching?.(),
    onError: ({ message }) => notify({ tone: 'danger', text: message }),
  })
  const isOnePage = result.data?.next === null && result.data.previous === null
  if (selectMatching === undefined || isOnePage) return null
  if (selecting.data !== undefined)
    return selecting.data.hasMore ? (
      <p className="small">{t('list.no_more_at_once', { count: selected.size })}</p>
    ) : null
  return (
    <Button variant="quiet" isPending={selecting.isPending} onClick={() => selecting.mutate()}>
      {t('list.select_matching')}
    </Button>
  )
}
