import { ProgramSavingsResponse } from '@hearthlight/domain/savings/program-savings'
import { WeatherImportResponse, WeatherStationsResponse } from '@hearthlight/domain/savings/weather/weather'
import { queryOptions } from '@tanstack/react-query'
import { consoleHttp, consoleQueries } from './console-http.ts'

const PROGRAM = '/api/admin/v1/program_savings'
export const SAVINGS_FILE = `${PROGRAM}/file`

export const programSavingsQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: ['console-program-savings', year ?? null],
    queryFn: async ({ signal }) => {
      const query = year === undefined ? {} : { year: String(year) }
      const { data } = await consoleHttp.get(PROGRAM, { response: ProgramSavingsResponse, query, signal })
      return data.attributes
    },
  })

export const weatherStationsQuery = queryOptions({
  queryKey: ['console-weather-stations'],
  queryFn: async ({ signal }) => {
    const path = '/api/admin/v1/weather_stations'
    const { data } = await consoleHttp.get(path, { response: WeatherStationsResponse, signal })
    return data.map(({ id, attributes }) => ({ ...attributes, id }))
  },
})

/** Counts what a file of temperatures would bring, or brings it. */
export async function importWeather(csv: string, isDryRun: boolean) {
  const { data } = await consoleHttp.post('/api/admin/v1/weather_imports', {
    body: { csv, is_dry_run: isDryRun },
    response: WeatherImportResponse,
  })
  if (!isDryRun) await consoleQueries.invalidateQueries({ queryKey: weatherStationsQuery.queryKey })
  return data.attributes
}
