import { type JsonPath, pathText } from '@hearthlight/domain/shared/json-path'
import { fieldAt } from '@hearthlight/domain/studio/editor-field'
import type { ReactNode } from 'react'
import { useEditing } from '../editor/editing.ts'
import { SchemaField } from '../editor/fields/schema-field.tsx'

/** Draws fields of an incentive, of its dictionaries, or inside an entry of one of them. */
export function useEntryFields() {
  const { fields } = useEditing()
  const draw = (path: JsonPath): ReactNode => {
    const field = fieldAt(fields, path)
    return field && <SchemaField key={pathText(path)} path={path} field={field} />
  }
  return {
    own: (key: string) => draw(['incentive', key]),
    shared: (key: string) => draw([key]),
    inside: (entry: JsonPath, key: string) => draw([...entry, key]),
  }
}
