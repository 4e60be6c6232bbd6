import { checkSeries } from '@hearthlight/domain/meters/check-series'
import { mergeReadings } from '@hearthlight/domain/meters/merge-readings'
import type { Meter, MeterReadings } from '@hearthlight/domain/meters/meter'
import { MeterFileProblem } from '@hearthlight/domain/meters/meter-file-problem'
import {
  MOST_SUPPLIED_READINGS,
  type SuppliedMeter,
  SuppliedTable,
  suppliedColumns,
} from '@hearthlight/domain/meters/supplied/supplied-table'
import type { ByteReader } from './byte-reader.ts'
import { tablePieces } from './table-pieces.ts'

/** A table of readings of many homes, as a utility makes it. */
export function suppliedReader(timeZone: string): ByteReader {
  let table: SuppliedTable | undefined
  const pieces = tablePieces((cells) => {
    if (table === undefined) {
      const columns = suppliedColumns(cells)
      if (columns === undefined) throw new MeterFileProblem('unknownTable')
      table = new SuppliedTable(columns, timeZone)
    } else table.row(cells, pieces.decimalComma())
    if (table.count > MOST_SUPPLIED_READINGS) throw new MeterFileProblem('tooLarge')
  })
  return {
    write: pieces.write,
    end: () => {
      pieces.end()
      if (table === undefined || table.count === 0) throw new MeterFileProblem('noUsage')
      return { meters: [...table.meters.values()].map(meterOf), zone: null, leftOut: table.unreadable }
    },
  } satisfies { write: ByteReader['write']; end: () => MeterReadings }
}

function meterOf({ readings: told, ...meter }: SuppliedMeter): Meter {
  const { readings, doubled, corrected } = mergeReadings([told])
  return { ...meter, readings, doubled, corrected, check: checkSeries(readings), unplaced: null }
}
