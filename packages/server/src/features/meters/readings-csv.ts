import { ESTIMATED, type ReadingColumns } from '@hearthlight/domain/meters/reading-columns'
import { unpackReadings } from '@hearthlight/domain/meters/stored/packed-readings'
import type { HomeScope } from '../../platform/access/access.ts'
import { csvLines } from '../../platform/csv/csv-lines.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { letOthersGo } from '../../platform/threads/main-thread.ts'
import type { MeterDeps } from './meter-deps.ts'
import { listBlocks } from './reading-store.ts'
import { listSeries } from './series-store.ts'

/** Codes, not words: other programs read them, and so do we. */
const HEADINGS = ['meter', 'fuel', 'direction', 'unit', 'start', 'end', 'value', 'estimated'] as const
const BATCH = 12

const instant = (seconds: number) => new Date(seconds * 1000).toISOString()

/** Every reading of a home as it is stored, meter by meter, some months at a time. */
export async function* readingsCsv(
  deps: Pick<MeterDeps, 'db'>,
  scope: HomeScope,
  buildingId: string,
): AsyncGenerator<string> {
  yield csvLines([HEADINGS])
  const series = await inPartner(deps.db, scope, (db) => listSeries(db, scope, buildingId))
  for (const { id, label, point, fuel, direction, unit } of series)
    for await (const columns of readingsOf(deps, scope, id))
      yield csvLines(linesOf([label || point, fuel, direction, unit], columns))
}

async function* readingsOf(
  { db }: Pick<MeterDeps, 'db'>,
  scope: HomeScope,
  seriesId: string,
): AsyncGenerator<ReadingColumns> {
  let after: string | null = null
  do {
    const blocks: Awaited<ReturnType<typeof listBlocks>> = await inPartner(db, scope, (partnerDb) =>
      listBlocks(partnerDb, scope, seriesId, after, BATCH),
    )
    for (const { readings } of blocks) {
      await letOthersGo(scope.partnerId)
      yield unpackReadings(readings)
    }
    after = blocks.at(-1)?.starts_on ?? null
  } while (after !== null)
}

const linesOf = (meter: readonly string[], columns: ReadingColumns) =>
  Array.from({ length: columns.count }, (_, index) => {
    const { start, seconds, value, flags } = columns.at(index)
    const estimated = (flags & ESTIMATED) !== 0 ? 'yes' : ''
    return [...meter, instant(start), instant(start + seconds), value, estimated]
  })
