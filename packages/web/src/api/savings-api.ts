import {
  type HomeSavings,
  HomeSavingsListResponse,
  HomeSavingsResponse,
  type SaveHomeChange,
  type SaveHomeWork,
} from '@hearthlight/domain/savings/home-savings'
import {
  type WeatherOfHome,
  type WeatherOfHomeQuery,
  WeatherOfHomeResponse,
} from '@hearthlight/domain/savings/weather/weather'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../platform/any-response.ts'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'
import { refreshMeters } from './meters-api.ts'

export type WorkSavings = HomeSavings & { readonly id: string }

const KEY = 'home-savings'

/** What each work on a home saved, the latest first. */
export const savingsQuery = (buildingId: string) =>
  queryOptions({
    queryKey: [KEY, buildingId],
    queryFn: async ({ signal }): Promise<WorkSavings[]> => {
      const path = `/api/v1/home_savings/of_building/${buildingId}`
      const { data } = await http.get(path, { response: HomeSavingsListResponse, signal })
      return data.map(({ id, attributes }) => ({ ...attributes, id }))
    },
  })

/** What the station of a home measured on these days. */
export async function loadWeatherOfHome(
  buildingId: string,
  query: WeatherOfHomeQuery,
  signal: AbortSignal,
): Promise<WeatherOfHome> {
  const path = `/api/v1/weather_of_home/of_building/${buildingId}`
  return (await http.get(path, { response: WeatherOfHomeResponse, query, signal })).data.attributes
}

const refresh = () => queryClient.invalidateQueries({ queryKey: [KEY] })
/** The model follows what was read after the newest work. */
const refreshAfterWork = () => Promise.all([refresh(), refreshMeters()])

export const savingsApi = {
  saveWork: async (buildingId: string, body: SaveHomeWork) => {
    await http.post(`/api/v1/home_works/of_building/${buildingId}`, { body, response: HomeSavingsResponse })
    await refreshAfterWork()
  },
  changeWork: async (id: string, body: SaveHomeWork) => {
    await http.put(`/api/v1/home_works/${id}`, { body, response: HomeSavingsResponse })
    await refreshAfterWork()
  },
  removeWork: async (id: string) => {
    await http.delete(`/api/v1/home_works/${id}`, { response: anyResponse })
    await refreshAfterWork()
  },
  saveChange: async (buildingId: string, body: SaveHomeChange) => {
    await http.post(`/api/v1/home_changes/of_building/${buildingId}`, { body, response: anyResponse })
    await refresh()
  },
  removeChange: async (id: string) => {
    await http.delete(`/api/v1/home_changes/${id}`, { response: anyResponse })
    await refresh()
  },
} as const
