import {
  type ChangeSavedView,
  type ListName,
  type NewSavedView,
  type SavedView,
  SavedViewResponse,
  SavedViewsResponse,
} from '@hearthlight/domain/records/saved-view'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../../platform/any-response.ts'
import { consoleHttp, consoleQueries } from './console-http.ts'

const PATH = '/api/admin/v1/saved_views'

export type ListedView = SavedView & { readonly id: string }

export const savedViewsQuery = (list: ListName) =>
  queryOptions({
    queryKey: ['saved-views', list],
    queryFn: async ({ signal }): Promise<ListedView[]> =>
      (await consoleHttp.get(PATH, { query: { list }, response: SavedViewsResponse, signal })).data.map(
        ({ id, attributes }) => ({ ...attributes, id }),
      ),
  })

const forget = (list: ListName) =>
  consoleQueries.invalidateQueries({ queryKey: savedViewsQuery(list).queryKey })

export const savedViewsApi = {
  add: async (body: NewSavedView): Promise<string> => {
    const { data } = await consoleHttp.post(PATH, { body, response: SavedViewResponse })
    await forget(body.list)
    return data.id
  },
  change: async (list: ListName, id: string, body: ChangeSavedView) => {
    try {
      await consoleHttp.put(`${PATH}/${id}`, { body, response: SavedViewResponse })
    } finally {
      // A refusal, too, may mean that a colleague has changed it.
      await forget(list)
    }
  },
  remove: async (list: ListName, id: string) => {
    await consoleHttp.delete(`${PATH}/${id}`, { response: anyResponse })
    await forget(list)
  },
} as const
