import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import type { SchemaNode } from '@hearthlight/domain/studio/schema-node'

/** What the field of a value is given, whatever its schema asks for. */
export type FieldProps = {
  readonly path: JsonPath
  readonly node: SchemaNode
  readonly isRequired?: boolean
  readonly label: string
  readonly value: unknown
}
