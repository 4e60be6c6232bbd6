import {
  BlankBuildingAnswer,
  BuildingAnswer,
  type BuildingInput,
  SavedBuildingAnswer,
} from '@hearthlight/domain/buildings/building'
import { BuildingListAnswer } from '@hearthlight/domain/buildings/building-list'
import { queryOptions } from '@tanstack/react-query'
import { anyAnswer } from '../../platform/any-answer.ts'
import { http } from '../../platform/http.ts'
import { queryClient } from '../../platform/queries.ts'
import { tellOtherTabs } from './other-tabs.ts'

const PATH = '/api/v1/buildings/'

/** One page of the person's buildings. Pages count from zero on the wire. */
export const buildingsQuery = (page: number, perPage: number) =>
  queryOptions({
    queryKey: ['buildings', 'list', page, perPage],
    queryFn: async ({ signal }) => {
      const query = { page, per_page: perPage }
      const answer = await http.get(PATH, { answer: BuildingListAnswer, query, signal })
      return {
        buildings: answer.records.data.map(({ attributes }) => attributes),
        total: answer.totalRecords,
      }
    },
  })

/** Asked anew whenever the tab is looked at: another tab or device may have saved it. */
export const buildingQuery = (id: string) =>
  queryOptions({
    queryKey: ['buildings', 'one', id],
    queryFn: async ({ signal }) => {
      const query = { building_id: id }
      return (await http.get(`${PATH}current`, { answer: BuildingAnswer, query, signal })).data.attributes
    },
    staleTime: 0,
  })

export const blankQuery = queryOptions({
  queryKey: ['buildings', 'new'],
  queryFn: async ({ signal }) =>
    (await http.get(`${PATH}new`, { answer: BlankBuildingAnswer, signal })).data.attributes,
})

const forgetLists = () => queryClient.invalidateQueries({ queryKey: ['buildings', 'list'] })

export async function createBuilding(building: BuildingInput) {
  const { data } = await http.post(PATH, { body: { building }, answer: BuildingAnswer })
  await forgetLists()
  return data.attributes
}

export async function changeBuilding(id: string, building: BuildingInput, revision: number) {
  const body = { building, revision }
  const { data } = await http.put(`${PATH}${id}`, { body, answer: SavedBuildingAnswer })
  tellOtherTabs(id)
  await forgetLists()
  return data.attributes
}

export async function removeBuilding(id: string): Promise<void> {
  await http.delete(`${PATH}${id}`, { answer: anyAnswer })
  tellOtherTabs(id)
  queryClient.removeQueries({ queryKey: ['buildings', 'one', id] })
  await forgetLists()
}
