import { LIST_LIMITS } from '@hearthlight/domain/shared/list-page'
import { useSearchParams } from 'react-router'

/** What stands in the address of a list: whoever is sent it, or comes back to it, sees the same rows. */
export type ListState = {
  readonly q: string
  readonly sort: string
  readonly limit: number
  readonly filters: Readonly<Record<string, string>>
  /** What the server is asked. */
  readonly query: Readonly<Record<string, string | number>>
  /** Leads to the first page anew: the place in the old order is none in the new one. */
  change(values: Readonly<Record<string, string | null>>): void
  /** The address of another page of the same list. */
  pageAddress(cursor: { after: string } | { before: string }): { search: string }
}

const PLACE = ['after', 'before']

export function useListState(filterIds: readonly string[], defaultSort: string): ListState {
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const sort = params.get('sort') ?? defaultSort
  const asked = Number(params.get('limit'))
  const limit = LIST_LIMITS.find((known) => known === asked) ?? 50
  const filters = Object.fromEntries(
    filterIds.flatMap((id) => {
      const value = params.get(id)
      return value === null || value === '' ? [] : [[id, value]]
    }),
  )
  const place = Object.fromEntries(
    PLACE.flatMap((name) => {
      const value = params.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  return {
    q,
    sort,
    limit,
    filters,
    query: { ...filters, ...place, sort, limit, ...(q !== '' && { q }) },
    change: (values) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const name of PLACE) next.delete(name)
          for (const [name, value] of Object.entries(values))
            if (value === null || value === '') next.delete(name)
            else next.set(name, value)
          return next
        },
        { preventScrollReset: true },
      ),
    pageAddress: (cursor) => {
      const next = new URLSearchParams(params)
      for (const name of PLACE) next.delete(name)
      for (const [name, value] of Object.entries(cursor)) next.set(name, value)
      return { search: `?${next}` }
    },
  }
}
