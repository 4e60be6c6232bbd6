import type { MeterFileProblemCode } from '@hearthlight/domain/meters/meter-file-problem'
import type { ReadFile } from '@hearthlight/domain/meters/stored/read-series'
import type { TableMapping } from '@hearthlight/domain/meters/tables/table-mapping'

export interface ReadingCall {
  readonly file: File
  readonly timeZone: string
  /** Which column is what, where the person has said it. */
  readonly given?: { readonly mapping: TableMapping; readonly headingRow: number } | undefined
}

export type ReadingResult =
  | { readonly kind: 'done'; readonly read: ReadFile }
  | { readonly kind: 'unknown-table'; readonly rows: readonly (readonly string[])[] }
  | {
      readonly kind: 'problem'
      readonly code: MeterFileProblemCode
      /** How many readings were whole before it broke off. */
      readonly readingsBefore: number
    }

export type ReadingMessage = { readonly kind: 'going'; readonly bytes: number } | ReadingResult
