import { MeterFileProblem } from '../meter-file-problem.ts'
import { mappingOfHeadings } from './mapping-of-headings.ts'
import type { TableMapping } from './table-mapping.ts'

const HEADING_WITHIN = 60
const SAMPLE_ROWS = 20

export interface TableRow {
  readonly cells: readonly string[]
  /** The heading comes again before each section of some files. */
  readonly section: number
}

/** What a person needs to say which column is what. */
export interface TableSample {
  readonly rows: readonly (readonly string[])[]
}

/** A table whose headings are not known: it can be read with a mapping. */
export class UnknownTable extends MeterFileProblem {
  readonly sample: TableSample

  constructor(sample: TableSample) {
    super('unknownTable')
    this.sample = sample
  }
}

export interface CollectedTable {
  readonly mapping: TableMapping
  readonly rows: readonly TableRow[]
  /** The words above each section's heading. */
  readonly titles: readonly string[]
}

/** Takes rows one after the other; finds the headings and keeps what stands below them. */
export class TableCollector {
  private readonly first: (readonly string[])[] = []
  private readonly rows: TableRow[] = []
  private readonly titles: string[] = []
  private above: string[] = []
  private mapping: TableMapping | undefined
  private readonly given: { mapping: TableMapping; headingRow: number } | undefined
  private seen = 0

  constructor(given?: { readonly mapping: TableMapping; readonly headingRow: number }) {
    this.given = given
  }

  row(cells: readonly string[]): void {
    if (cells.every((cell) => cell.trim() === '')) return
    this.seen += 1
    if (this.first.length < SAMPLE_ROWS) this.first.push(cells)
    if (this.given !== undefined) {
      if (this.seen > this.given.headingRow) this.rows.push({ cells, section: 0 })
      return
    }
    const mapping =
      this.mapping !== undefined || this.seen <= HEADING_WITHIN ? mappingOfHeadings(cells) : undefined
    if (mapping !== undefined) {
      this.mapping ??= mapping
      this.titles.push(this.above.join('\n'))
      this.above = []
    } else if (this.mapping === undefined || cells.length < 2) this.above.push(cells.join(' '))
    else this.rows.push({ cells, section: this.titles.length - 1 })
  }

  end(): CollectedTable {
    const mapping = this.given?.mapping ?? this.mapping
    if (this.seen === 0) throw new MeterFileProblem('empty')
    if (mapping === undefined) throw new UnknownTable({ rows: this.first })
    return { mapping, rows: this.rows, titles: this.titles }
  }
}
