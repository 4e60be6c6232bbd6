import { MeteredModelResponse, type ModelFollows } from '@hearthlight/domain/meters/metered-model'
import { EnergyUse, type EnergyUseQuery } from '@hearthlight/domain/meters/stored/energy-use'
import {
  type IdentifiedSeries,
  SavedReadings,
  type SaveReadings,
  StoredSeries,
} from '@hearthlight/domain/meters/stored/stored-series'
import { Many, One } from '@hearthlight/domain/shared/envelope'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { anyResponse } from '../platform/any-response.ts'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'
import { refreshAudits } from './virtual-audits-api.ts'

const SERIES = '/api/v1/meter_series'
const MODEL = '/api/v1/metered_models/of_building'
const KEY = 'meters'
/** Two years of quarter hours over a slow line, and stored at once. */
const SAVE_LIMIT_MS = 120_000

export const seriesKey = (buildingId: string) => [KEY, buildingId, 'series'] as const

export async function loadSeries(buildingId: string, signal?: AbortSignal): Promise<IdentifiedSeries[]> {
  const response = Many('meter_series', StoredSeries)
  const { data } = await http.get(`${SERIES}/of_building/${buildingId}`, { response, signal })
  return data.map(({ id, attributes }) => ({ id, ...attributes }))
}

export const energyUseKey = (buildingId: string, query: EnergyUseQuery) =>
  [KEY, buildingId, 'use', query] as const

export async function loadEnergyUse(
  buildingId: string,
  query: EnergyUseQuery,
  signal?: AbortSignal,
): Promise<EnergyUse> {
  const response = One('energy_use', EnergyUse)
  const path = `/api/v1/energy_use/of_building/${buildingId}`
  return (await http.get(path, { response, query, signal })).data.attributes
}

export async function saveReadings(buildingId: string, body: z.input<typeof SaveReadings>) {
  const path = `${SERIES}/of_building/${buildingId}`
  const response = One('saved_readings', SavedReadings)
  const { data } = await http.post(path, { body, response, timeoutMs: SAVE_LIMIT_MS })
  return data.attributes
}

/** Ten years of quarter hours are some tens of megabytes. */
export const readingsFile = (buildingId: string): Promise<Blob> =>
  http.blob(`${SERIES}/of_building/${buildingId}/readings.csv`, { timeoutMs: SAVE_LIMIT_MS })

export async function removeSeries(id: string): Promise<void> {
  await http.delete(`${SERIES}/${id}`, { response: anyResponse })
}

export const modelQuery = (buildingId: string) =>
  queryOptions({
    queryKey: [KEY, buildingId, 'model'] as const,
    queryFn: async ({ signal }) =>
      (await http.get(`${MODEL}/${buildingId}`, { response: MeteredModelResponse, signal })).data.attributes,
  })

/** Whether the report of a home follows its meters; it is read anew. */
export async function followModel(buildingId: string, follows: ModelFollows): Promise<void> {
  await http.put(`${MODEL}/${buildingId}`, { body: { follows }, response: MeteredModelResponse })
  await refreshMeters(buildingId)
}

/** What is known of the meters of a home, or of all, is asked for again, and the report that follows them. */
export async function refreshMeters(buildingId?: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: buildingId === undefined ? [KEY] : [KEY, buildingId] })
  await refreshAudits()
}
