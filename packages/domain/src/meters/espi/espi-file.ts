import type { ReadingColumns } from '../reading-columns.ts'

/** The fields of a resource as they are written; those of inner elements as `outer.inner`. */
export type EspiFields = Readonly<Record<string, string>>

export interface EspiBlock {
  readonly readings: ReadingColumns
  /** The codes of quality and of the tariff period, counted over its readings. */
  readonly qualities: Map<string, number>
  readonly tariffPeriods: Map<string, number>
  empty: number
}

export type EspiItem =
  | { readonly kind: 'IntervalBlock'; readonly block: EspiBlock }
  | {
      readonly kind: 'UsagePoint' | 'MeterReading' | 'ReadingType' | 'LocalTimeParameters' | 'Summary'
      readonly name: string
      readonly fields: EspiFields
    }

/** An Atom entry: what it holds, and its links, by which the parts of a feed find each other. */
export interface EspiEntry {
  readonly self: string | null
  readonly up: string | null
  readonly related: readonly string[]
  readonly items: readonly EspiItem[]
}
