import type { EditorField } from '@hearthlight/domain/studio/editor-field'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { ComponentType } from 'react'

export type ValueProps<Kind extends EditorField['kind'] = EditorField['kind']> = {
  field: Extract<EditorField, { kind: Kind }>
  label: string
  value: unknown
  languages: readonly Language[]
  /** Undefined: what the schema has by itself. */
  onChange: (value: unknown) => void
  /** The control of whatever stands inside. */
  Editor: ComponentType<Omit<ValueProps, 'Editor'>>
}
export type LeafProps<Kind extends EditorField['kind'] = EditorField['kind']> = Omit<
  ValueProps<Kind>,
  'Editor'
>
