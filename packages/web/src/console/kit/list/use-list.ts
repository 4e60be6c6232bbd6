import type { ListName } from '@hearthlight/domain/records/saved-view'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import {
  type ListQuery,
  type ListResponse,
  type ListRows,
  listQuery,
  type Matching,
} from '../../api/list-api.ts'
import type { Filter } from './filter.ts'
import { type ListState, useListState } from './list-state.ts'

export type ListRow = { readonly id: string }
export type ListDefinition<Attributes> = {
  /** Of the cache, of its saved views, and of what this device remembers. */
  readonly name: ListName
  readonly path: string
  /** Made with `ListOf` of the domain. */
  readonly response: z.ZodType<ListResponse<Attributes>>
  readonly defaultSort: string
  readonly filters?: readonly Filter[]
  /** Asked always, whatever the filters say: the list of one person's things, say. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Whether a row is being worked on: the list follows it. */
  readonly isAtWork?: (row: Attributes) => boolean
  /** Names what matches beyond the page, so that all of it can be selected; the server says how many at most. */
  readonly matching?: (query: ListQuery) => Promise<Matching>
}

export type List<Row extends ListRow> = {
  readonly name: ListName
  readonly state: ListState
  readonly filters: readonly Filter[]
  readonly result: UseQueryResult<ListRows<Row>>
  readonly selected: ReadonlySet<string>
  select(ids: ReadonlySet<string>): void
  /** Selects what matches beyond the page; answers whether more matches than was selected. */
  readonly selectMatching: (() => Promise<{ readonly hasMore: boolean }>) | undefined
}

const NOTHING: ReadonlySet<string> = new Set()

/** A list of the console: its place in the address, its rows from the server, and which of them are selected. */
export function useList<Attributes extends object>(
  definition: ListDefinition<Attributes>,
): List<Attributes & ListRow> {
  const { name, path, response, defaultSort, filters = [], fixed, isAtWork, matching } = definition
  const state = useListState(
    filters.flatMap((filter) =>
      filter.kind === 'dates' ? [`${filter.id}_from`, `${filter.id}_to`] : [filter.id],
    ),
    defaultSort,
  )
  const [selected, select] = useState(NOTHING)
  const result = useQuery(listQuery({ name, path, response, isAtWork }, { ...state.query, ...fixed }))
  const selectMatching =
    matching &&
    (async () => {
      const { ids, hasMore } = await matching({
        ...state.filters,
        ...(state.q !== '' && { q: state.q }),
        ...fixed,
      })
      select(new Set(ids))
      return { hasMore }
    })
  return { name, state, filters, result, selected, select, selectMatching }
}
