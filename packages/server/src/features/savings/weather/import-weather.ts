import { dayNumber, dayOfNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import { zoneClock } from '@hearthlight/domain/meters/zone-clock'
import {
  type ImportWeather,
  WEATHER_LIMITS,
  type WeatherImport,
} from '@hearthlight/domain/savings/weather/weather'
import { readWeatherRows, type StationDays } from '@hearthlight/domain/savings/weather/weather-file'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { delimiterOf } from '../../../platform/csv/delimiter-of.ts'
import { parseRows } from '../../../platform/csv/parse-rows.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import { letOthersGo } from '../../../platform/threads/main-thread.ts'
import type { SavingsDeps } from '../savings-deps.ts'
import { findYears, lockWeather, type WeatherYear, writeYears } from './weather-store.ts'

type Merged = { readonly years: readonly WeatherYear[]; readonly added: number; readonly changed: number }

/** Brings temperatures of stations. A dry run counts the same, and stores nothing. */
export async function importWeather(
  deps: Pick<SavingsDeps, 'db' | 'now' | 'stations'>,
  scope: Scope,
  { csv, is_dry_run }: ImportWeather,
): Promise<WeatherImport> {
  const text = csv.replace(/^\uFEFF/, '')
  const most = WEATHER_LIMITS.rows + 2
  const { rows } = parseRows({ text, delimiter: delimiterOf(text), isEnd: true, longest: 2000, most })
  if (rows.length > WEATHER_LIMITS.rows + 1)
    throw new Problem('meters.weather-rows', { params: { max: WEATHER_LIMITS.rows } })
  const clock = zoneClock(scope.partner.config.time_zone)
  const reading = readWeatherRows(rows, clock, (written) => deps.stations.named(written)?.id)
  let read = reading.next()
  for (; !read.done; read = reading.next()) await letOthersGo(scope.partnerId)
  const file = read.value
  if (file === undefined) throw new Problem('meters.weather-columns')
  const merged = is_dry_run
    ? await inPartner(deps.db, scope, (db) => merge(db, scope, file.days))
    : await store(deps, scope, file.days)
  const words = translator(scope.language, scope.partner.config)
  const stations = [...file.days].filter(([, days]) => days.size > 0)
  return {
    rows: file.rows,
    days: stations.reduce((sum, [, days]) => sum + days.size, 0),
    added: merged.added,
    changed: merged.changed,
    refused: file.refused.length,
    stations: stations.map(([id, days]) => {
      const known = [...days.keys()]
      const [first = 0, last = 0] = [known[0], known.at(-1)]
      return {
        id,
        name: deps.stations.named(id)?.name ?? id,
        days: days.size,
        first: dayOfNumber(first),
        last: dayOfNumber(last),
      }
    }),
    errors: file.refused
      .slice(0, WEATHER_LIMITS.shownRefused)
      .map(({ row, problem }) => ({ row, message: words(`meters:weather.row.${problem}`) })),
  }
}

function store(
  { db, now }: Pick<SavingsDeps, 'db' | 'now'>,
  scope: Scope,
  days: StationDays,
): Promise<Merged> {
  if ([...days.values()].every((each) => each.size === 0)) throw new Problem('meters.weather-nothing')
  const what = { action: 'weather.import', record: { type: 'weather', id: scope.partnerId } }
  return change(db, scope, what, async (changeDb) => {
    await lockWeather(changeDb, scope)
    const merged = await merge(changeDb, scope, days)
    await writeYears(changeDb, scope, merged.years, now())
    const { added, changed } = merged
    const isChanged = added + changed > 0
    const after = { stations: [...days.keys()].join(', '), added, changed }
    return { result: merged, before: {}, after: isChanged ? after : {} }
  })
}

/** The years that differ from what is stored. */
async function merge(db: PartnerDb, scope: Scope, days: StationDays): Promise<Merged> {
  const years = new Set([...days.values()].flatMap((each) => [...each.keys()].map(yearOf)))
  const span = { from: Math.min(...years), to: Math.max(...years) }
  const known = years.size === 0 ? [] : await findYears(db, scope, [...days.keys()], span)
  const stored = new Map(known.map((each) => [`${each.station} ${each.year}`, each.celsius]))
  const merged = [...days].flatMap(([station, ofStation]) =>
    [...byYear(ofStation)].map(([year, brought]) =>
      mergeYear({ station, year }, brought, stored.get(`${station} ${year}`)),
    ),
  )
  const sum = (of: (each: Brought) => number) => merged.reduce((all, each) => all + of(each), 0)
  const [added, changed] = [sum((each) => each.added), sum((each) => each.changed)]
  const differing = merged.filter((each) => each.added + each.changed > 0)
  return { years: differing.map(({ row }) => row), added, changed }
}

function byYear(days: ReadonlyMap<number, number>): ReadonlyMap<number, [number, number][]> {
  const years = new Map<number, [number, number][]>()
  for (const each of days) {
    const year = yearOf(each[0])
    const own = years.get(year) ?? []
    years.set(year, own)
    own.push(each)
  }
  return years
}

type Brought = { readonly row: WeatherYear; readonly added: number; readonly changed: number }

function mergeYear(
  of: Pick<WeatherYear, 'station' | 'year'>,
  brought: readonly (readonly [number, number])[],
  stored: WeatherYear['celsius'] | undefined,
): Brought {
  const celsius = blankYear(of.year, stored)
  let [added, changed] = [0, 0]
  for (const [day, value] of brought) {
    const at = day - firstOf(of.year)
    const before = celsius[at] ?? null
    if (before === null) added += 1
    else if (before !== value) changed += 1
    celsius[at] = value
  }
  return { row: { ...of, celsius }, added, changed }
}

const yearOf = (day: number) => Number(dayOfNumber(day).slice(0, 4))
const firstOf = (year: number) => dayNumber(`${year}-01-01`)
const blankYear = (year: number, stored: readonly (number | null)[] = []) =>
  Array.from({ length: firstOf(year + 1) - firstOf(year) }, (_, index) => stored[index] ?? null)
