import type { Meter } from '@hearthlight/domain/meters/meter'
import { MeterFileProblem } from '@hearthlight/domain/meters/meter-file-problem'
import type { ReadingColumns } from '@hearthlight/domain/meters/reading-columns'
import { packReadings } from '@hearthlight/domain/meters/stored/packed-readings'
import {
  NO_READING_COUNTS,
  type ReadingImportCounts,
} from '@hearthlight/domain/meters/supplied/reading-import'
import { homeOfUsagePoint } from '@hearthlight/domain/meters/supplied-home'
import { readMeterFile } from '@hearthlight/readers/read-meter-file'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { letOthersGo } from '../../../platform/threads/main-thread.ts'
import type { SuppliedBy } from '../meter-deps.ts'
import { keyOfReadingImport, type ReadingImportDeps } from './import-deps.ts'
import { deleteStaged, insertStaged, moveReadingImport, type StoredReadingImport } from './import-store.ts'
import { bySteps, seriesOf } from './parts-of-meter.ts'

/** Reads the whole file and keeps its meters. A server that stops meanwhile begins anew: nothing is stored yet. */
export async function stageFile(
  deps: ReadingImportDeps,
  by: SuppliedBy,
  found: StoredReadingImport,
): Promise<boolean> {
  try {
    const counts = await stageMeters(deps, by, found)
    return inPartner(deps.db, by, (db) =>
      moveReadingImport(db, found, { state: 'checking', last_no: 0, counts: JSON.stringify(counts) }),
    )
  } catch (error) {
    if (!(error instanceof MeterFileProblem)) throw error
    await inPartner(deps.db, by, async (db) => {
      await deleteStaged(db, found)
      await moveReadingImport(db, found, {
        state: 'failed',
        problem: error.code,
        finished_at: deps.now(),
      })
    })
    return false
  }
}

async function stageMeters(
  { db, files }: ReadingImportDeps,
  by: SuppliedBy,
  found: StoredReadingImport,
): Promise<ReadingImportCounts> {
  const stored = await files.get(keyOfReadingImport(found.partner_id, found.id))
  if (stored === undefined) throw new MeterFileProblem('empty')
  const pieces = async function* () {
    for await (const piece of stored.stream as AsyncIterable<Buffer>) {
      await letOthersGo(by.partnerId)
      yield piece
    }
  }
  const timeZone = by.partner.config.time_zone
  const { meters, leftOut } = await readMeterFile(pieces(), {
    timeZone,
    size: stored.size,
    ofManyHomes: true,
  })
  await inPartner(db, by, (partnerDb) => deleteStaged(partnerDb, found))
  const counts = { ...NO_READING_COUNTS, unreadable: leftOut }
  for (const meter of meters)
    for (const [step, readings] of bySteps(meter.readings)) {
      await letOthersGo(by.partnerId)
      counts.series += 1
      counts.readings += readings.count
      await inPartner(db, by, (partnerDb) =>
        insertStaged(partnerDb, { no: counts.series, ...stagedOf(found, meter, step, readings) }),
      )
    }
  return counts
}

function stagedOf(found: StoredReadingImport, meter: Meter, step: number, readings: ReadingColumns) {
  const named =
    meter.home === undefined ? homeOfUsagePoint(meter.point) : { home: meter.home, point: meter.point }
  const series = seriesOf({ ...meter, point: named.point }, step)
  return {
    partner_id: found.partner_id,
    import_id: found.id,
    count: readings.count,
    home: JSON.stringify(named.home),
    series: JSON.stringify(series),
    readings: JSON.stringify(packReadings(readings)),
  }
}
