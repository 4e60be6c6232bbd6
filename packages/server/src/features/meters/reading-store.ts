import { setImmediate as afterOthers } from 'node:timers/promises'
import { ESTIMATED, ReadingColumns } from '@hearthlight/domain/meters/reading-columns'
import {
  type PackedReadings,
  packReadings,
  unpackReadings,
} from '@hearthlight/domain/meters/stored/packed-readings'
import { BILLS } from '@hearthlight/domain/meters/stored/stored-series'
import { sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

const DAY = 86_400

/** The month or the year whose row holds a reading that begins then. */
export function blockOf(step: number, start: number): string {
  const day = new Date(start * 1000).toISOString()
  return step !== BILLS && step < DAY ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`
}

/** Which rows a span touches: those that overlap it, and those that readings of it would be written to. */
export async function findBlocks(
  db: PartnerDb,
  { partnerId }: InPartner,
  seriesId: string,
  span: { readonly from: number; readonly to: number },
  blocks: readonly string[] = [],
) {
  return await db
    .selectFrom('meter_readings')
    .select(['starts_on', 'readings', 'count'])
    .where('partner_id', '=', partnerId)
    .where('series_id', '=', seriesId)
    .where(({ and, or, eb }) =>
      or([
        and([eb('first_at', '<', span.to), eb('end_at', '>', span.from)]),
        ...(blocks.length > 0 ? [eb('starts_on', 'in', blocks)] : []),
      ]),
    )
    .orderBy('starts_on')
    .execute()
}

/** The next rows of a series, oldest first. */
export const listBlocks = (
  db: PartnerDb,
  { partnerId }: InPartner,
  seriesId: string,
  after: string | null,
  limit: number,
) =>
  db
    .selectFrom('meter_readings')
    .select(['starts_on', 'readings'])
    .where('partner_id', '=', partnerId)
    .where('series_id', '=', seriesId)
    .$if(after !== null, (all) => all.where('starts_on', '>', after ?? ''))
    .orderBy('starts_on')
    .limit(limit)
    .execute()

/** Readings of several rows, by their start. Others are answered between two rows: a home may hold a million readings. */
export async function columnsOf(
  blocks: readonly { readonly readings: PackedReadings }[],
): Promise<ReadingColumns> {
  const all = new ReadingColumns()
  for (const { readings } of blocks) {
    const columns = unpackReadings(readings)
    for (let index = 0; index < columns.count; index += 1) all.pushFrom(columns, index)
    await afterOthers()
  }
  return all
}

type Block = { readonly starts_on: string; readonly readings: PackedReadings }

/** Cuts readings (by their start) into the rows that hold them. */
export function blocksOf(step: number, readings: ReadingColumns): ReadonlyMap<string, ReadingColumns> {
  const blocks = new Map<string, ReadingColumns>()
  for (let index = 0; index < readings.count; index += 1) {
    const name = blockOf(step, readings.starts[index] ?? 0)
    const block = blocks.get(name) ?? new ReadingColumns()
    block.pushFrom(readings, index)
    blocks.set(name, block)
  }
  return blocks
}

function rowOf(readings: ReadingColumns) {
  const last = readings.count - 1
  const seconds = readings.seconds.subarray(0, readings.count)
  return {
    readings: JSON.stringify(packReadings(readings)),
    first_at: readings.starts[0] ?? 0,
    end_at: (readings.starts[last] ?? 0) + (seconds[last] ?? 0),
    count: readings.count,
    estimated: readings.flags.subarray(0, readings.count).filter((flags) => (flags & ESTIMATED) !== 0).length,
    known_seconds: seconds.reduce((sum, each) => sum + each, 0),
  }
}

type OfSeries = { readonly id: string; readonly building_id: string; readonly step: number }

/** Writes the rows that differ from those that were found, and deletes what holds nothing any more. */
export async function writeBlocks(
  db: ChangeDb,
  { partnerId }: InPartner,
  { id, building_id, step }: OfSeries,
  found: readonly Block[],
  merged: ReadingColumns,
): Promise<void> {
  const blocks = blocksOf(step, merged)
  const known = new Map(found.map(({ starts_on, readings }) => [starts_on, JSON.stringify(readings)]))
  const gone = found.flatMap(({ starts_on }) => (blocks.has(starts_on) ? [] : [starts_on]))
  if (gone.length > 0)
    await db
      .deleteFrom('meter_readings')
      .where('partner_id', '=', partnerId)
      .where('series_id', '=', id)
      .where('starts_on', 'in', gone)
      .execute()
  const rows = [...blocks]
    .map(([starts_on, readings]) => ({
      partner_id: partnerId,
      series_id: id,
      building_id,
      starts_on,
      ...rowOf(readings),
    }))
    .filter(({ starts_on, readings }) => known.get(starts_on) !== readings)
  if (rows.length === 0) return
  const taken = (column: string) => sql.ref<never>(`excluded.${column}`)
  await db
    .insertInto('meter_readings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'series_id', 'starts_on']).doUpdateSet({
        readings: taken('readings'),
        first_at: taken('first_at'),
        end_at: taken('end_at'),
        count: taken('count'),
        estimated: taken('estimated'),
        known_seconds: taken('known_seconds'),
      }),
    )
    .execute()
}

/** How many a home holds, and all homes of its person together. */
export async function countReadings(
  db: PartnerDb,
  { partnerId }: InPartner,
  buildingId: string,
): Promise<{ readonly ofHome: number; readonly ofPerson: number }> {
  const { rows } = await sql<{ home: number; person: number }>`
    select coalesce(sum(r.count) filter (where r.building_id = home.id), 0)::int as home,
      coalesce(sum(r.count), 0)::int as person
    from buildings home
    join buildings own on own.partner_id = home.partner_id and own.user_id = home.user_id
    join meter_readings r on r.partner_id = own.partner_id and r.building_id = own.id
    where home.partner_id = ${partnerId} and home.id = ${buildingId}`.execute(db)
  return { ofHome: rows[0]?.home ?? 0, ofPerson: rows[0]?.person ?? 0 }
}
