import type { PartnerDb } from '../database/schema.ts'
import type { Scope } from '../scope.ts'

type Values = Readonly<Record<string, unknown>> | null

/** What a line of the log tells of a record. */
type ToldLine = {
  readonly record_type: string
  readonly record_id: string
  readonly before: Values
  readonly after: Values
}

/** The same lines with words in the place of codes. */
export type LogInWords = <Line extends ToldLine>(
  db: PartnerDb,
  scope: Scope,
  lines: readonly Line[],
) => Promise<readonly Line[]>
