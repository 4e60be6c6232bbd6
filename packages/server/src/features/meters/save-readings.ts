import { mergeReadings } from '@hearthlight/domain/meters/merge-readings'
import type { ReadingColumns } from '@hearthlight/domain/meters/reading-columns'
import { askFirst, refuseBrought } from '@hearthlight/domain/meters/stored/check-brought'
import { mergeStored } from '@hearthlight/domain/meters/stored/merge-stored'
import { unpackReadings } from '@hearthlight/domain/meters/stored/packed-readings'
import {
  type IdentifiedSeries,
  MOST_READINGS,
  type SavedCounts,
  type SaveReadings,
  type SeriesSource,
} from '@hearthlight/domain/meters/stored/stored-series'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { WebhookEvent } from '@hearthlight/domain/webhooks/webhook-event'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import type { ChangedBy } from '../../platform/audit-log/audit-log-store.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { ChangeDb, Db } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import { announce } from '../../platform/outbox/outbox-store.ts'
import type { MeterDeps } from './meter-deps.ts'
import { presentSeries } from './present-series.ts'
import { blocksOf, columnsOf, findBlocks, writeBlocks } from './reading-store.ts'
import { mustHaveRoomForReadings, mustHaveRoomForSeries } from './room-for-meters.ts'
import {
  findByKey,
  insertSeries,
  isOfOtherHome,
  lockSeriesOfHome,
  readSeries,
  updateSeries,
} from './series-store.ts'

export type Saved = { readonly series: IdentifiedSeries; readonly saved: SavedCounts }

/** Readings that a person brings for a home of theirs. */
export async function saveReadings(
  deps: MeterDeps,
  scope: HomeScope,
  buildingId: string,
  brought: SaveReadings,
): Promise<Saved> {
  requireHomePermission(scope, 'change')
  await deps.mustOwnBuilding(scope, buildingId)
  const readings = readBrought(brought, deps.now())
  const modelledKWh = await deps.modelledDay(scope, buildingId, brought.series.fuel)
  return storeReadings(
    deps,
    deps.db,
    scope,
    { buildingId, source: 'file', ...brought.series, readings },
    (db) => askOf(db, scope, buildingId, brought, readings, modelledKWh),
  )
}

async function askOf(
  db: ChangeDb,
  scope: HomeScope,
  buildingId: string,
  brought: SaveReadings,
  readings: ReadingColumns,
  modelledKWh: number | null,
): Promise<undefined> {
  const isElsewhere = await isOfOtherHome(db, scope.access, buildingId, brought.series)
  askFirst(brought, readings, { modelledKWh, isOfOtherHome: isElsewhere })
}

/** Refuses what cannot be stored; of what comes twice in it, one. */
export function readBrought(brought: Pick<SaveReadings, 'series' | 'readings'>, now: Date): ReadingColumns {
  const readings = unpackReadings(brought.readings)
  refuseBrought(brought, readings, now)
  return mergeReadings([readings]).readings
}

export type Storing = SaveReadings['series'] & {
  readonly buildingId: string
  readonly source: SeriesSource
  readonly readings: ReadingColumns
}

/**
 * Stores readings of a series, whoever brings them. Two that do so at once wait for each other. `permit` refuses them, or
 * answers by which consent they come; what a person brings needs none.
 */
export function storeReadings(
  { now }: Pick<MeterDeps, 'now'>,
  db: Db,
  by: ChangedBy,
  { buildingId, source, readings, ...given }: Storing,
  permit: (db: ChangeDb) => Promise<string | undefined>,
): Promise<Saved> {
  const { utility, label, ...key } = given
  const what = { action: 'meter_series.save', record: { type: 'meter_series', of: buildingId } }
  return change(db, by, what, async (changeDb) => {
    await lockSeriesOfHome(changeDb, by, buildingId)
    const consent = await permit(changeDb)
    const known = await findByKey(changeDb, by, buildingId, key)
    const { id, corrected, consents } =
      known ?? (await addSeries(changeDb, by, { buildingId, source, ...given }, now()))
    const saved = await mergeInto(changeDb, by, { id, building_id: buildingId, step: key.step }, readings)
    const isChanged = saved.added + saved.corrected + saved.replaced > 0
    const noted = { corrected: corrected + saved.corrected, consents: withConsent(consents, consent) }
    if (isChanged) await updateSeries(changeDb, by, id, noted, now())
    const series = { id, ...presentSeries(await readSeries(changeDb, by, id)) }
    // What a person brings from a file is told to nobody.
    if (isChanged && consent !== undefined)
      await announce(changeDb, by, receivedOf(buildingId, id, readings, saved), now())
    const { fuel, direction } = key
    const after = isChanged || known === undefined ? { fuel, direction, source, ...saved } : {}
    return { result: { series, saved }, id, before: {}, after }
  })
}

function receivedOf(
  building_id: string,
  series_id: string,
  readings: ReadingColumns,
  { added, corrected, replaced }: SavedCounts,
): WebhookEvent {
  const { from, to } = spanOf(readings)
  const at = (second: number) => new Date(second * 1000).toISOString()
  const counts = { added, corrected: corrected + replaced }
  return {
    type: 'readings.received',
    data: { building_id, series_id, from: at(from), to: at(to), ...counts },
  }
}

function spanOf(readings: ReadingColumns): { readonly from: number; readonly to: number } {
  const last = readings.count - 1
  return {
    from: readings.starts[0] ?? 0,
    to: (readings.starts[last] ?? 0) + (readings.seconds[last] ?? 0),
  }
}

/** One that is not there yet, with nothing in it. */
async function addSeries(
  db: ChangeDb,
  by: ChangedBy,
  { buildingId, ...given }: Omit<Storing, 'readings'>,
  now: Date,
): Promise<{ readonly id: string; readonly corrected: number; readonly consents: string[] }> {
  await mustHaveRoomForSeries(db, by, buildingId)
  const added = { ...given, id: newId(), building_id: buildingId, consents: [] }
  await insertSeries(db, by, added, now)
  return { id: added.id, corrected: 0, consents: [] }
}

const withConsent = (known: string[], consent: string | undefined): string[] =>
  consent === undefined || known.includes(consent) ? known : [...known, consent]

async function mergeInto(
  db: ChangeDb,
  by: ChangedBy,
  series: { readonly id: string; readonly building_id: string; readonly step: number },
  readings: ReadingColumns,
): Promise<SavedCounts> {
  const found = await findBlocks(db, by, series.id, spanOf(readings), [
    ...blocksOf(series.step, readings).keys(),
  ])
  const known = found.reduce((sum, { count }) => sum + count, 0)
  if (known > MOST_READINGS.touched)
    throw new Problem('meters.too-many-readings', { params: { max: MOST_READINGS.touched } })
  const { readings: merged, saved } = mergeStored(await columnsOf(found), readings)
  await writeBlocks(db, by, series, found, merged)
  if (saved.added > 0) await mustHaveRoomForReadings(db, by, series.building_id)
  return saved
}
