import { metersOfTable } from '@hearthlight/domain/meters/tables/meters-of-table'
import { TableCollector } from '@hearthlight/domain/meters/tables/table-collector'
import type { TableMapping } from '@hearthlight/domain/meters/tables/table-mapping'
import type { ByteReader } from './byte-reader.ts'
import { tablePieces } from './table-pieces.ts'

export interface ReadOptions {
  /** The zone of the home, whose clocks a table's times follow. */
  readonly timeZone: string
  /** A table is one of many homes, as utilities make them for a partner. */
  readonly ofManyHomes?: boolean
  /** Which column is what, where the person has said it. */
  readonly given?: { readonly mapping: TableMapping; readonly headingRow: number }
}

export function tableReader({ timeZone, given }: ReadOptions): ByteReader {
  const collector = new TableCollector(given)
  const pieces = tablePieces((cells) => collector.row(cells))
  return {
    write: pieces.write,
    end: () => {
      pieces.end()
      return metersOfTable(collector.end(), { timeZone, decimalComma: pieces.decimalComma() })
    },
  }
}
