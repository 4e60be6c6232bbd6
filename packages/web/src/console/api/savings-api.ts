import { ProgramSavingsResponse } from '@hearthlight/domain/savings/program/program-savings'
import { WeatherImportResponse, WeatherStationsResponse } from '@hearthlight/domain/savings/weather/weather'
import { queryOptions } from '@tanstack/react-query'
import { consoleHttp, consoleQueries } from './console-http.ts'

const PROGRAM = '/api/admin/v1/program_savings'
/** The figures of the page, and the homes that they are made of. */
export const SAVINGS_FILES = ['figures', 'file'] as const

/** Of a year, a program or a measure; blank of all. */
export type SavingsChoice = { readonly year: string; readonly program: string; readonly measure: string }

const asked = (choice: SavingsChoice) =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''))

/** Of the same work as the page. */
export const savingsFile = (name: (typeof SAVINGS_FILES)[number], choice: SavingsChoice): string => {
  const query = new URLSearchParams(asked(choice)).toString()
  return `${PROGRAM}/${name}${query === '' ? '' : `?${query}`}`
}

export const programSavingsQuery = (choice: SavingsChoice) =>
  queryOptions({
    queryKey: ['console-program-savings', choice],
    queryFn: async ({ signal }) => {
      const query = asked(choice)
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
