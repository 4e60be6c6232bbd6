import type { ListName } from '@hearthlight/domain/records/saved-view'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { consoleHttp } from './console-http.ts'

export type ListQuery = Readonly<Record<string, string>>
export type Matching = { readonly ids: readonly string[]; readonly hasMore: boolean }

export type ListResponse<Attributes> = {
  data: { id: string; attributes: Attributes }[]
  meta: { next: string | null; previous: string | null; total?: number | null | undefined }
}
export type ListRows<Row> = {
  readonly rows: readonly Row[]
  readonly next: string | null
  readonly previous: string | null
  readonly total: number | null | undefined
}
type ListCall<Attributes> = {
  readonly name: ListName
  readonly path: string
  readonly response: z.ZodType<ListResponse<Attributes>>
  /** Whether a row is being worked on: the list is asked for again until none is. */
  readonly isAtWork?: ((row: Attributes) => boolean) | undefined
}
const LOOK_AGAIN_MS = 2000

/** Cache key of all pages of a list, for whoever changes what it shows. */
export const listKey = (name: ListName) => ['console-list', name] as const

/** A page of a list; while the next one is on its way, the page before stays. */
export const listQuery = <Attributes extends object>(
  { name, path, response, isAtWork }: ListCall<Attributes>,
  query: Readonly<Record<string, string | number>>,
) =>
  queryOptions({
    queryKey: [...listKey(name), query],
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }: { readonly state: { readonly data?: ListRows<Attributes> | undefined } }) =>
      isAtWork !== undefined && state.data?.rows.some(isAtWork) ? LOOK_AGAIN_MS : false,
    queryFn: async ({ signal }): Promise<ListRows<Attributes & { readonly id: string }>> => {
      const { data, meta } = await consoleHttp.get(path, { query, response, signal })
      const rows = data.map(({ id, attributes }) => ({ ...attributes, id }))
      return { rows, next: meta.next, previous: meta.previous, total: meta.total }
    },
  })
