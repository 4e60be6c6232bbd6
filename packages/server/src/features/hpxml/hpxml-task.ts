import type { HomeExport } from '@hearthlight/domain/hpxml/writing/home-export'
import { writeHpxml } from '@hearthlight/domain/hpxml/writing/write-hpxml'
import { openSchemaCheck, type SchemaCheck, type SchemaFault } from './schema-check.ts'

export type HpxmlTask = {
  readonly asked: HomeExport
  /** The folder with the schema, where the file is to be held against it. */
  readonly schema: string | undefined
}
export type WrittenHpxml = {
  readonly file: string
  /** Null where nobody asked for it. */
  readonly faults: readonly SchemaFault[] | null
}

let opened: Promise<SchemaCheck> | undefined

/** Writes the file of a home and, when asked, holds it against the schema, which is read the first time. */
export async function performExport({ asked, schema }: HpxmlTask): Promise<WrittenHpxml> {
  const file = writeHpxml(asked)
  if (schema === undefined) return { file, faults: null }
  opened ??= openSchemaCheck(schema)
  return { file, faults: (await opened)(file) }
}
