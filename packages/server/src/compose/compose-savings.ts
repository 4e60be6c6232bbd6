import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import type { ReadSeries } from '@hearthlight/domain/savings/fuel-readings'
import type { PromisedSavings } from '@hearthlight/domain/savings/home-savings'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { addressOf } from '../features/assessment/address-of.ts'
import { type KeyedResult, readKeyed } from '../features/assessment/compute/keyed-result.ts'
import { readHomeReadings } from '../features/meters/read-home-readings.ts'
import { listSeries } from '../features/meters/series-store.ts'
import { listPrograms } from '../features/programs/program-store.ts'
import type { SavingsDeps } from '../features/savings/savings-deps.ts'
import { findPaidWork, findRecord } from '../home/finished-work-store.ts'
import { listHomesWithoutWork } from '../home/homes-without-work-store.ts'
import type { Homes } from './compose-homes.ts'
import type { Platform } from './open-platform.ts'

export const composeSavings = (
  { db, now, jobs, directory }: Platform,
  { assessment, meters, stations }: Homes,
): SavingsDeps => ({
  db,
  now,
  jobs,
  directory,
  mustOwnBuilding: meters.mustOwnBuilding,
  stations,
  readings: {
    marksOf: async (partnerDb, scope, buildingId) =>
      (await listSeries(partnerDb, scope, buildingId)).map(({ id, count, end, updated_at }) =>
        [id, count, end, updated_at.toISOString()].join(' '),
      ),
    read: async (partnerDb, scope, buildingId, days): Promise<ReadSeries[]> => {
      const read = await readHomeReadings(partnerDb, scope, buildingId, days, () => true)
      return read.map(({ each, readings }) => ({
        fuel: each.fuel,
        unit: each.unit,
        direction: each.direction,
        step: each.step,
        point: each.point,
        readings,
      }))
    },
  },
  programNames: async (partnerDb, scope) =>
    new Map(
      (await listPrograms(partnerDb, scope)).map(({ id, definition: { name, languages } }) => [
        id,
        sayIn(scope.language, languages)(name),
      ]),
    ),
  paidWork: async (partnerDb, scope, applicationId) => {
    const paid = await findPaidWork(partnerDb, scope, applicationId)
    const { measure_ids, days_answered, submitted_at, program_id } = paid
    return {
      program_id,
      measure_ids: measure_ids ?? [],
      answered: days_answered ?? [],
      handedIn: submitted_at && dayIn(scope.partner.config.time_zone, submitted_at),
    }
  },
  placeOf: async (partnerDb, scope, buildingId) => {
    const address = addressOf(await assessment.readBuilding(partnerDb, scope, buildingId))
    return assessment.climates.forAddress(address).place.id
  },
  withoutWork: async (partnerDb, scope, limit) =>
    (await listHomesWithoutWork(partnerDb, scope, limit)).map(({ id, fields }) => ({
      building_id: id,
      place: assessment.climates.forAddress(addressOf(fields)).place.id,
    })),
  homeBefore: async (partnerDb, scope, buildingId, measureIds) => {
    const record = await findRecord(partnerDb, scope, buildingId)
    const result = record.result === null ? undefined : readKeyed(record.result)
    return {
      place: assessment.climates.forAddress(addressOf(record.fields)).place.id,
      prices: result?.bill.price_per_kwh ?? {},
      promised: result === undefined ? null : promisedOf(result, measureIds),
    }
  },
})

/** What the report says that these measures save: in the plan where they are part of it. Bands add by their squares. */
function promisedOf({ measures }: KeyedResult, ids: readonly string[]): PromisedSavings | null {
  const chosen = measures.filter(({ id }) => ids.includes(id))
  if (chosen.length === 0) return null
  const sum = (of: (each: (typeof chosen)[number]) => number) =>
    chosen.reduce((all, each) => all + of(each), 0)
  const kwh = sum(({ saving }) => saving.kwh)
  const off = (of: (each: (typeof chosen)[number]) => number) => Math.sqrt(sum((each) => of(each) ** 2))
  const byFuel: Record<string, number> = {}
  for (const { saving } of chosen)
    for (const [fuel, value] of Object.entries(saving.kwh_by_fuel)) byFuel[fuel] = (byFuel[fuel] ?? 0) + value
  return {
    kwh,
    low: kwh - off(({ saving, uncertainty }) => saving.kwh - uncertainty.kwh.p10),
    high: kwh + off(({ saving, uncertainty }) => uncertainty.kwh.p90 - saving.kwh),
    kwh_by_fuel: byFuel,
    money: sum(({ saving }) => saving.money),
  }
}
