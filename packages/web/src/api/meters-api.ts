import { EnergyUse, type EnergyUseQuery } from '@hearthlight/domain/meters/stored/energy-use'
import {
  type IdentifiedSeries,
  SavedReadings,
  type SaveReadings,
  StoredSeries,
} from '@hearthlight/domain/meters/stored/stored-series'
import { Many, One } from '@hearthlight/domain/shared/envelope'
import type { z } from 'zod'
import { anyResponse } from '../platform/any-response.ts'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'

const SERIES = '/api/v1/meter_series'
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

export async function removeSeries(id: string): Promise<void> {
  await http.delete(`${SERIES}/${id}`, { response: anyResponse })
}

/** What is known of a home's meters is asked for again. */
export const refreshMeters = (buildingId: string) =>
  queryClient.invalidateQueries({ queryKey: [KEY, buildingId] })
