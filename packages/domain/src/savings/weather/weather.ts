import { z } from 'zod'
import { One } from '../../shared/envelope.ts'

/** What one import may bring: sixty years of hours, or hundreds of days by station and year. */
export const WEATHER_LIMITS = { characters: 8_000_000, rows: 200_000, shownRefused: 100 } as const

export const ImportWeather = z.strictObject({
  csv: z.string().min(1).max(WEATHER_LIMITS.characters),
  is_dry_run: z.boolean().describe('Counts what the file would bring, and stores nothing'),
})
export type ImportWeather = z.infer<typeof ImportWeather>

export const WEATHER_ROW_PROBLEMS = ['station', 'time', 'temperature'] as const
export type WeatherRowProblem = (typeof WEATHER_ROW_PROBLEMS)[number]

const day = z.iso.date()

export const WeatherImport = z.object({
  rows: z.int(),
  days: z.int().describe('Days with a mean temperature'),
  added: z.int(),
  changed: z.int().describe('Days that had another temperature'),
  stations: z.array(z.object({ id: z.string(), name: z.string(), days: z.int(), first: day, last: day })),
  refused: z.int(),
  errors: z.array(z.object({ row: z.int().describe('As a spreadsheet counts it'), message: z.string() })),
})
export type WeatherImport = z.infer<typeof WeatherImport>
export const WeatherImportResponse = One('weather_imports', WeatherImport)

/** Days that one call may ask for. */
export const MOST_WEATHER_DAYS = 1_100

export const WeatherOfHomeQuery = z.object({ from: day, to: day.describe('The day after the last') })
export type WeatherOfHomeQuery = z.infer<typeof WeatherOfHomeQuery>

/** What the station that stands for a home measured. */
export const WeatherOfHome = z.object({
  station: z.object({ id: z.string(), name: z.string() }).nullable().describe('None where none is near'),
  first: day,
  fahrenheit: z.array(z.number().nullable()).describe('The mean of each day; null where it is not known'),
})
export type WeatherOfHome = z.infer<typeof WeatherOfHome>
export const WeatherOfHomeResponse = One('weather_of_home', WeatherOfHome)

/** A station that has weather, or that a home to be measured needs. */
export const WeatherStation = z.object({
  id: z.string(),
  name: z.string(),
  region: z.string(),
  homes: z.int().describe('Homes with readings that it serves'),
  first_year: z.int().nullable(),
  last_year: z.int().nullable(),
  days: z.int().describe('Days with a temperature'),
  missing: z
    .array(z.string().regex(/^\d{4}-\d{2}$/))
    .describe(
      'Months for which homes have readings and the station has no weather, or not of nine days in ten',
    ),
})
export type WeatherStation = z.infer<typeof WeatherStation>
export const WeatherStationsResponse = z.object({
  data: z.array(
    z.object({ id: z.string(), type: z.literal('weather_stations'), attributes: WeatherStation }),
  ),
})
