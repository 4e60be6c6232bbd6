import {
  BlankBuildingResponse,
  type Building,
  type BuildingInput,
  BuildingResponse,
  SavedBuildingResponse,
} from '@hearthlight/domain/buildings/building'
import { BuildingListResponse } from '@hearthlight/domain/buildings/building-list'
import { homesIn, homesKey } from '@hearthlight/domain/buildings/homes-key'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../platform/any-response.ts'
import { http } from '../platform/http.ts'
import { forgetQueries, queryClient } from '../platform/queries.ts'
import { onOtherTab, tellOtherTabs } from './other-tabs.ts'

const PATH = '/api/v1/buildings/'

/** One page of the person's buildings. Pages count from zero on the wire. */
export const buildingsQuery = (page: number, perPage: number) =>
  queryOptions({
    queryKey: homesKey(page, perPage),
    queryFn: async ({ signal }) => {
      const query = { page, per_page: perPage }
      return homesIn(await http.get(PATH, { response: BuildingListResponse, query, signal }))
    },
  })

/** The building that is named, else the one the person worked on last. */
export async function loadBuilding(id: string | undefined, signal?: AbortSignal): Promise<Building> {
  const query = { building_id: id }
  return (await http.get(`${PATH}current`, { response: BuildingResponse, query, signal })).data.attributes
}

/** Asked anew whenever the tab is looked at: another tab or device may have saved it. */
export const buildingQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['buildings', 'one', id ?? 'current'],
    queryFn: ({ signal }) => loadBuilding(id, signal),
    staleTime: 0,
  })

export const blankQuery = queryOptions({
  queryKey: ['buildings', 'new'],
  queryFn: async ({ signal }) =>
    (await http.get(`${PATH}new`, { response: BlankBuildingResponse, signal })).data.attributes,
})

const forgetLists = () => forgetQueries(['buildings', 'list'])

/** What is on the screen is asked for again; the rest when it is shown. */
export const refreshBuildings = () => queryClient.invalidateQueries({ queryKey: ['buildings'] })

/** Marked as old only: the next page asks for what it shows, and the person need not wait for the rest. */
export const markBuildingsOld = () =>
  queryClient.invalidateQueries({ queryKey: ['buildings'], refetchType: 'none' })

export async function createBuilding(building: BuildingInput) {
  const { data } = await http.post(PATH, { body: { building }, response: BuildingResponse })
  await forgetLists()
  return data.attributes
}

export async function changeBuilding(id: string, building: BuildingInput, revision: number) {
  const body = { building, revision }
  const { data } = await http.put(`${PATH}${id}`, { body, response: SavedBuildingResponse })
  tellOtherTabs(id)
  await forgetLists()
  return data.attributes
}

/** For a form that first takes what was saved as its own basis; otherwise it would look like a change made elsewhere. */
export function rememberBuilding(building: Building): void {
  queryClient.setQueryData(buildingQuery(building.id).queryKey, building)
}

/** Changes the wizard's own marks on the building: the mode, the page the person is on. */
export async function markBuilding(id: string, marks: BuildingInput): Promise<Building> {
  const { data } = await http.put(`${PATH}${id}`, {
    body: { building: marks },
    response: SavedBuildingResponse,
  })
  void markBuildingsOld()
  return data.attributes
}

export async function removeBuilding(id: string): Promise<void> {
  await http.delete(`${PATH}${id}`, { response: anyResponse })
  tellOtherTabs(id)
  queryClient.removeQueries({ queryKey: buildingQuery(id).queryKey })
  await forgetLists()
}

onOtherTab((id) => {
  void queryClient.invalidateQueries({ queryKey: buildingQuery(id).queryKey })
  void forgetLists()
})
