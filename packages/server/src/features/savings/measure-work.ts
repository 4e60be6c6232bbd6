import { createHash } from 'node:crypto'
import { dayNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import { zoneClock } from '@hearthlight/domain/meters/zone-clock'
import type { JoinedWorks } from '@hearthlight/domain/savings/joined-works'
import { daysAround, savingsOfWork } from '@hearthlight/domain/savings/savings-of-work'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { canonicalJson } from '../../platform/secrets/canonical-json.ts'
import type { SavingsDeps } from './savings-deps.ts'
import type { StoredSavings } from './savings-tables.ts'
import { stationFor, type WeatherKnown, weatherOf } from './weather/weather-of-place.ts'
import { findMeasured, forgetMeasured, listChanges, type StoredWork, writeMeasured } from './work-store.ts'

/** Raised when the rule says something else of the same data. */
const RULE = 4

export type MeasuredWork = {
  readonly result: StoredSavings
  readonly computedAt: Date
}

type MeasureDeps = Pick<SavingsDeps, 'now' | 'readings' | 'stations'>
type ZonedPartner = InPartner & { readonly timeZone: string }

/** Days on a home between which something was done, or might have been. */
type AskedSavings = Pick<StoredWork, 'building_id' | 'begins' | 'ends' | 'promised' | 'prices' | 'place'>

/**
 * What a home saved by what was done on it, where that is asked of other data than the last time: readings, weather, dates or what
 * the person told differ from what the known digest was made of. `known` is the weather that the partner has, read once for many.
 */
export async function measureAnew(
  deps: MeasureDeps,
  db: PartnerDb,
  scope: ZonedPartner,
  { building_id, begins, ends, promised, prices, place }: AskedSavings,
  { known, digest: before }: { readonly known: WeatherKnown; readonly digest: string | undefined },
): Promise<{ readonly digest: string; readonly result: StoredSavings } | undefined> {
  const changes = await listChanges(db, scope, building_id)
  const station = stationFor(deps.stations, place, known.stations)?.id
  const marks = await deps.readings.marksOf(db, scope, building_id)
  const weatherAt = station === undefined ? null : (known.marks.get(station) ?? null)
  const told = changes.map(({ kind, day }) => ({ kind, day }))
  const made = { RULE, begins, ends, promised, prices, told, marks, station: station ?? null, weatherAt }
  const digest = createHash('sha256')
    .update(canonicalJson({ ...made, zone: scope.timeZone }))
    .digest('hex')
  if (before === digest) return undefined
  const clock = zoneClock(scope.timeZone)
  const span = { begins: dayNumber(begins), ends: dayNumber(ends) }
  const days = daysAround(span)
  const measured = savingsOfWork({
    work: span,
    clock,
    promised,
    prices,
    series: await deps.readings.read(db, scope, building_id, { clock, ...days }),
    weather: await weatherOf(db, scope, station, days),
    changes: told.map(({ kind, day }) => ({ kind, day: dayNumber(day) })),
  })
  return { digest, result: { ...measured, station: station ?? null } }
}

type Works = JoinedWorks<StoredWork>

/** What was measured of works that cannot be told apart, made anew where it is of other data. It is stored with the last of them. */
export async function measureWorks(
  deps: MeasureDeps,
  db: PartnerDb,
  scope: ZonedPartner,
  { last, works, begins, ends, promised }: Works,
  known: WeatherKnown,
): Promise<MeasuredWork> {
  const { id, building_id, place, prices } = last
  const [stored] = await findMeasured(db, scope, [id])
  const asked = { building_id, begins, ends, promised, prices, place }
  const anew = await measureAnew(deps, db, scope, asked, { known, digest: stored?.digest })
  if (anew === undefined && stored !== undefined)
    return { result: stored.result, computedAt: stored.computed_at }
  if (anew === undefined) throw new Error('what was never measured is measured anew')
  const computedAt = deps.now()
  await writeMeasured(db, scope, { work_id: id, building_id, digest: anew.digest }, anew.result, computedAt)
  const others = works.flatMap((each) => (each.id === id ? [] : [each.id]))
  if (others.length > 0) await forgetMeasured(db, scope, others)
  return { result: anew.result, computedAt }
}
