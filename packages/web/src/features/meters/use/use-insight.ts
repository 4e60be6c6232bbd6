import { economicsFor } from '@hearthlight/domain/assessment/house/economics-for'
import type { FuelInsight, HomeWeather } from '@hearthlight/domain/meters/insight/fuel-insight'
import { fuelsOf } from '@hearthlight/domain/meters/insight/fuel-periods'
import { type HourGrid, hourGrid } from '@hearthlight/domain/meters/insight/hour-insight'
import { typicalDays } from '@hearthlight/domain/meters/insight/typical-weather'
import type { MeterFuel } from '@hearthlight/domain/meters/meter'
import { unitsIn } from '@hearthlight/domain/meters/stored/meter-units'
import { BILLS, type IdentifiedSeries, type SeriesKey } from '@hearthlight/domain/meters/stored/stored-series'
import { dayNumber, dayOfNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import { zoneClock } from '@hearthlight/domain/meters/zone-clock'
import { MOST_WEATHER_DAYS } from '@hearthlight/domain/savings/weather/weather'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { loadClimateOf } from '../../../api/climate-api.ts'
import { energyUseKey, loadEnergyUse } from '../../../api/meters-api.ts'
import { loadWeatherOfHome } from '../../../api/savings-api.ts'
import { weatherOf } from '../../../home/engine/engine-home.ts'
import { usePartner } from '../../../platform/partner.ts'
import { explainBeside } from './explain-beside.ts'
import { useKeptQuery } from './kept-queries.ts'

const DAY_MS = 86_400_000
/** Two years of hours are shown. */
const SHOWN_DAYS = 731
const YEAR = 366

const TARIFF = {
  electricity: 'electricity',
  natural_gas: 'natural_gas',
  propane: 'propane',
  oil: 'fuel_oil',
  heat: 'district',
} as const

/** The days, in the partner's zone, that all readings lie in. */
function spanOf(series: readonly IdentifiedSeries[], zone: string) {
  const clock = zoneClock(zone)
  const dayOf = (seconds: number) => Math.floor(clock.shownAt(seconds * 1000) / DAY_MS)
  return {
    first: dayOf(Math.min(...series.map(({ first }) => first))),
    last: dayOf(Math.max(...series.map(({ end }) => end - 1))) + 1,
  }
}

function useAnswers(buildingId: string, series: readonly IdentifiedSeries[]) {
  const { first, last } = spanOf(series, usePartner().time_zone)
  const to = dayOfNumber(last)
  const byBill = { from: dayOfNumber(first), to, by: 'bill' } as const
  const byHour = { from: dayOfNumber(Math.max(first, last - SHOWN_DAYS)), to, by: 'hour' } as const
  const byDay = { from: dayOfNumber(Math.max(first, last - SHOWN_DAYS)), to, by: 'day' } as const
  const months = useKeptQuery(buildingId, 'months', {
    queryKey: energyUseKey(buildingId, byBill),
    queryFn: (signal) => loadEnergyUse(buildingId, byBill, signal),
  })
  const hours = useKeptQuery(buildingId, 'hours', {
    queryKey: energyUseKey(buildingId, byHour),
    queryFn: (signal) => loadEnergyUse(buildingId, byHour, signal),
    isOff: !series.some(({ step }) => step !== BILLS && step <= 3600),
  })
  const days = useKeptQuery(buildingId, 'days', {
    queryKey: energyUseKey(buildingId, byDay),
    queryFn: (signal) => loadEnergyUse(buildingId, byDay, signal),
    isOff: !series.some(({ step }) => step !== BILLS),
  })
  const climate = useKeptQuery(buildingId, 'climate', {
    queryKey: ['climate', 'of', buildingId],
    queryFn: () => loadClimateOf(buildingId),
  })
  const span = { from: dayOfNumber(Math.max(first, last - MOST_WEATHER_DAYS)), to }
  const station = useKeptQuery(buildingId, 'weather', {
    queryKey: ['climate', 'of', buildingId, span],
    queryFn: (signal) => loadWeatherOfHome(buildingId, span, signal),
  })
  return { months, hours, days, climate, station, first, last }
}

const isWaiting = ({ isPending, isEnabled }: { isPending: boolean; isEnabled: boolean }) =>
  isPending && isEnabled

/** What the readings of a home say, fuel by fuel; undefined until they are there. */
export function useInsight(buildingId: string, series: readonly IdentifiedSeries[]) {
  const { months, hours, days, climate, station, first, last } = useAnswers(buildingId, series)
  const partner = usePartner()
  const fuels = useMemo(() => {
    if (months.data?.by !== 'bill') return undefined
    return fuelsOf(series, { use: months.data, days: days.data?.by === 'day' ? days.data : null })
  }, [months.data, days.data, series])
  const weather = useMemo((): HomeWeather | null => {
    if (climate.data === undefined) return null
    return {
      usual: typicalDays(weatherOf(climate.data), Math.min(first, last - YEAR), Math.max(last - first, YEAR)),
      station: station.data?.station
        ? { firstDay: dayNumber(station.data.first), values: station.data.fahrenheit }
        : null,
    }
  }, [climate.data, station.data, first, last])
  const madeOf = [months, days, climate, station].map(({ dataUpdatedAt }) => dataUpdatedAt)
  const explained = useQuery({
    queryKey: ['meters', buildingId, 'insight', series, madeOf],
    queryFn: () => explainBeside({ fuels: fuels ?? [], weather }),
    enabled: fuels !== undefined && ![days, climate, station].some(isWaiting),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // A picture of two years is not made anew because something else on the page changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other hours are other pictures
  const grids = useMemo(() => new Map<string, HourGrid>(), [hours.data])
  const economics = climate.data && economicsFor(climate.data.place, partner.energy)
  return {
    fuels: explained.data,
    weatherOf: ({ fit }: FuelInsight): HeldAgainst => {
      if (fit?.isOfStation === true) return { isOfStation: true, place: station.data?.station?.name ?? '' }
      return climate.data === undefined ? null : { isOfStation: false, place: climate.data.place.name }
    },
    isFailed: (months.isError && months.data === undefined) || explained.isError,
    retry: () => void (explained.isError ? explained : months).refetch(),
    /** The hours of some series, added up; null where none is read by the hour. */
    gridOf: (ids: readonly string[]): HourGrid | null => {
      if (ids.length === 0 || hours.data?.by !== 'hour') return null
      const name = ids.join(' ')
      const grid = grids.get(name) ?? hourGrid(hours.data, ids)
      grids.set(name, grid)
      return grid.days > 1 ? grid : null
    },
    /** What a unit costs by the tariff; of export, what it brings. Null where nobody knows. */
    priceOf: ({ fuel, unit, direction }: Pick<SeriesKey, 'fuel' | 'unit' | 'direction'>): number | null => {
      if (economics === undefined || fuel === 'water') return null
      const tariff = TARIFF[fuel satisfies Exclude<MeterFuel, 'water'>]
      const perKWh = direction === 'export' ? economics.exportPerKWh : economics.prices[tariff].perKWh
      return perKWh * unitsIn(fuel, unit)
    },
  }
}
/** The weather that a fuel is held against; null where none is known. */
export type HeldAgainst = { readonly isOfStation: boolean; readonly place: string } | null
export type Insight = ReturnType<typeof useInsight>
