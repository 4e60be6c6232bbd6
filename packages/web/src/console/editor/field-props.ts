import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import type { EditorField } from '@hearthlight/domain/studio/editor-field'

/** What the field of a value is given, whatever its schema asks for. */
export type FieldProps<Kind extends EditorField['kind'] = EditorField['kind']> = {
  readonly path: JsonPath
  readonly field: Extract<EditorField, { kind: Kind }>
  readonly label: string
  readonly value: unknown
}
