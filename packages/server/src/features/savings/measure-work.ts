import { createHash } from 'node:crypto'
import { dayNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import { zoneClock } from '@hearthlight/domain/meters/zone-clock'
import { daysAround, savingsOfWork } from '@hearthlight/domain/savings/savings-of-work'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { canonicalJson } from '../../platform/secrets/canonical-json.ts'
import type { SavingsDeps } from './savings-deps.ts'
import type { StoredSavings } from './savings-tables.ts'
import { stationFor, type WeatherKnown, weatherOf } from './weather/weather-of-place.ts'
import { findMeasured, listChanges, type StoredWork, writeMeasured } from './work-store.ts'

/** Raised when the rule says something else of the same data. */
const RULE = 2

export type MeasuredWork = {
  readonly result: StoredSavings
  readonly computedAt: Date
  readonly isNew: boolean
}

/**
 * What was measured of a work, made anew where readings, weather, dates or what the person told differ from what it was made
 * of. `known` is the weather that the partner has, read once for many works.
 */
export async function measureWork(
  deps: Pick<SavingsDeps, 'now' | 'readings' | 'stations'>,
  db: PartnerDb,
  scope: InPartner & { readonly timeZone: string },
  work: StoredWork,
  known: WeatherKnown,
): Promise<MeasuredWork> {
  const { id, building_id, begins, ends, promised, prices, place } = work
  const [stored] = await findMeasured(db, scope, [id])
  const changes = await listChanges(db, scope, building_id)
  const station = stationFor(deps.stations, place, known.stations)?.id
  const marks = await deps.readings.marksOf(db, scope, building_id)
  const weatherAt = station === undefined ? null : (known.marks.get(station) ?? null)
  const told = changes.map(({ kind, day }) => ({ kind, day }))
  const made = { RULE, begins, ends, promised, prices, told, marks, station: station ?? null, weatherAt }
  const digest = createHash('sha256')
    .update(canonicalJson({ ...made, zone: scope.timeZone }))
    .digest('hex')
  if (stored?.digest === digest)
    return { result: stored.result, computedAt: stored.computed_at, isNew: false }
  const clock = zoneClock(scope.timeZone)
  const span = { begins: dayNumber(begins), ends: dayNumber(ends) }
  const days = daysAround(span)
  const measured = savingsOfWork({
    ...{ work: span, clock, promised, prices },
    series: await deps.readings.read(db, scope, building_id, { clock, ...days }),
    weather: await weatherOf(db, scope, station, days),
    changes: told.map(({ kind, day }) => ({ kind, day: dayNumber(day) })),
  })
  const result = { ...measured, station: station ?? null }
  const computedAt = deps.now()
  await writeMeasured(db, scope, { work_id: id, building_id, digest }, result, computedAt)
  return { result, computedAt, isNew: true }
}
