import {
  type ClimateOfHome,
  ClimateOfHomeResponse,
  ClimateResponse,
} from '@hearthlight/domain/assessment/result/virtual-audit'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../platform/http.ts'

export const climateQuery = (placeId: string) =>
  queryOptions({
    queryKey: ['climate', placeId],
    queryFn: async ({ signal }) =>
      (await http.get(`/api/v1/climate/${placeId}`, { response: ClimateResponse, signal })).data.attributes,
    staleTime: Number.POSITIVE_INFINITY,
  })

export async function loadClimateOf(buildingId: string): Promise<ClimateOfHome> {
  const path = `/api/v1/climate/of_building/${buildingId}`
  return (await http.get(path, { response: ClimateOfHomeResponse })).data.attributes
}
