import { answersIn, answersKey } from '@hearthlight/domain/assessment/kept-assessment'
import { type GenericItem, GenericItemsResponse } from '@hearthlight/domain/assessment/wizard/generic-item'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'
import { forgetIncentives } from './incentives-api.ts'

const PATH = '/api/v1/generic_items'

export async function loadItems(buildingId: string, signal?: AbortSignal): Promise<readonly GenericItem[]> {
  const query = { building_id: buildingId }
  const { data } = await http.get(PATH, { response: GenericItemsResponse, query, signal })
  return data.map(({ attributes }) => attributes)
}

/** The answers given so far, by section. */
export const answersQuery = (buildingId: string) =>
  queryOptions({
    queryKey: answersKey(buildingId),
    queryFn: async ({ signal }) => answersIn(await loadItems(buildingId, signal)),
  })

/** Items carry the id of their building; the response holds them as they now stand. */
export async function saveItems(items: readonly object[]): Promise<readonly GenericItem[]> {
  const body = { items_list: items }
  const { data } = await http.put(`${PATH}/0`, { body, response: GenericItemsResponse })
  void queryClient.invalidateQueries({ queryKey: ['answers'], refetchType: 'none' })
  // Which incentives a home may have depends on its answers; one that was saved on the way to them is not missed.
  void forgetIncentives()
  return data.map(({ attributes }) => attributes)
}
