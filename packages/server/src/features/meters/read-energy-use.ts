import { type EnergyUse, type EnergyUseQuery, SPAN_DAYS } from '@hearthlight/domain/meters/stored/energy-use'
import { BILLS } from '@hearthlight/domain/meters/stored/stored-series'
import {
  asBills,
  dayNumber,
  useByDays,
  useByHours,
  useByMonths,
} from '@hearthlight/domain/meters/stored/use-in-spans'
import { zoneClock } from '@hearthlight/domain/meters/zone-clock'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../platform/access/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { MeterDeps } from './meter-deps.ts'
import { readHomeReadings } from './read-home-readings.ts'
import type { CountedSeries } from './series-store.ts'

const HOUR = 3600

const isToldBy = ({ step }: CountedSeries, by: EnergyUseQuery['by']): boolean => {
  if (by === 'bill') return true
  return step !== BILLS && (by === 'day' || step <= HOUR)
}

/** What a home used in a span, by the days of the partner's zone. */
export async function readEnergyUse(
  deps: MeterDeps,
  scope: HomeScope,
  buildingId: string,
  { from, to, by, series }: EnergyUseQuery,
): Promise<EnergyUse> {
  await deps.mustOwnBuilding(scope, buildingId)
  const [first, last] = [dayNumber(from), dayNumber(to)]
  if (last <= first || last - first > SPAN_DAYS[by])
    throw new Problem('meters.long-span', { params: { days: SPAN_DAYS[by] } })
  const zone = scope.partner.config.time_zone
  const clock = zoneClock(zone)
  const days = { from: first, to: last }
  const read = await inPartner(deps.db, scope, (db) =>
    readHomeReadings(
      db,
      scope,
      buildingId,
      { clock, ...days },
      (each) => isToldBy(each, by) && (series === undefined || each.id === series),
    ),
  )
  const of = ({ id, fuel, unit, direction }: CountedSeries) => ({ id, fuel, unit, direction })
  const [start, end] = [clock.dayStart(first) / 1000, clock.dayStart(last) / 1000]
  switch (by) {
    case 'hour':
      return {
        by,
        zone,
        start,
        series: read.map(({ each, readings }) => ({ ...of(each), ...useByHours(readings, start, end) })),
      }
    case 'day':
      return {
        by,
        zone,
        first: from,
        series: read.map(({ each, readings }) => ({
          ...of(each),
          ...useByDays(readings, clock, first, last),
        })),
      }
    case 'bill':
      return {
        by,
        zone,
        series: read.map(({ each, readings }) => ({
          ...of(each),
          periods: each.step === BILLS ? asBills(readings, clock) : useByMonths(readings, clock, first, last),
        })),
      }
    default:
      return by satisfies never
  }
}
