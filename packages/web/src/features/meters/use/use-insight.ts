import { economicsFor } from '@hearthlight/domain/assessment/house/economics-for'
import { fuelInsight } from '@hearthlight/domain/meters/insight/fuel-insight'
import { fuelsOf } from '@hearthlight/domain/meters/insight/fuel-periods'
import { type HourGrid, hourGrid } from '@hearthlight/domain/meters/insight/hour-insight'
import { typicalDays } from '@hearthlight/domain/meters/insight/typical-weather'
import type { MeterFuel } from '@hearthlight/domain/meters/meter'
import { unitsIn } from '@hearthlight/domain/meters/stored/meter-units'
import { BILLS, type IdentifiedSeries, type SeriesKey } from '@hearthlight/domain/meters/stored/stored-series'
import { dayOfNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import { zoneClock } from '@hearthlight/domain/meters/zone-clock'
import { useMemo } from 'react'
import { loadClimateOf } from '../../../api/climate-api.ts'
import { energyUseKey, loadEnergyUse } from '../../../api/meters-api.ts'
import { weatherOf } from '../../../home/engine/engine-home.ts'
import { usePartner } from '../../../platform/partner.ts'
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
  const months = useKeptQuery(buildingId, 'months', {
    queryKey: energyUseKey(buildingId, byBill),
    queryFn: (signal) => loadEnergyUse(buildingId, byBill, signal),
  })
  const hours = useKeptQuery(buildingId, 'hours', {
    queryKey: energyUseKey(buildingId, byHour),
    queryFn: (signal) => loadEnergyUse(buildingId, byHour, signal),
    isOff: !series.some(({ step }) => step !== BILLS && step <= 3600),
  })
  const climate = useKeptQuery(buildingId, 'climate', {
    queryKey: ['climate', 'of', buildingId],
    queryFn: () => loadClimateOf(buildingId),
  })
  return { months, hours, climate, first, last }
}

/** What the readings of a home say, fuel by fuel; undefined until they are there. */
export function useInsight(buildingId: string, series: readonly IdentifiedSeries[]) {
  const { months, hours, climate, first, last } = useAnswers(buildingId, series)
  const partner = usePartner()
  const fuels = useMemo(() => {
    if (months.data?.by !== 'bill' || (climate.isPending && !climate.isError)) return undefined
    const weather =
      climate.data === undefined
        ? null
        : typicalDays(weatherOf(climate.data), Math.min(first, last - YEAR), Math.max(last - first, YEAR))
    return fuelsOf(series, months.data).map((fuel) => fuelInsight(fuel, weather))
  }, [months.data, climate.data, climate.isPending, climate.isError, series, first, last])
  const economics = climate.data && economicsFor(climate.data.place, partner.energy)
  return {
    fuels,
    place: climate.data?.place.name ?? null,
    isFailed: months.isError && months.data === undefined,
    retry: () => void months.refetch(),
    /** The hours of some series, added up; null where none is read by the hour. */
    gridOf: (ids: readonly string[]): HourGrid | null => {
      if (ids.length === 0 || hours.data?.by !== 'hour') return null
      const grid = hourGrid(hours.data, ids)
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
export type Insight = ReturnType<typeof useInsight>
