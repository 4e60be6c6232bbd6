import { type JsonPath, pathText } from '@hearthlight/domain/shared/json-path'
import { openNode, type SchemaNode } from '@hearthlight/domain/studio/schema-node'
import type { ReactNode } from 'react'
import { useEditing } from '../editor/editing.ts'
import { SchemaField } from '../editor/fields/schema-field.tsx'

/** Draws fields of an incentive, of its dictionaries, or inside an entry of one of them. */
export function useEntryFields() {
  const { root } = useEditing()
  const draw = (path: JsonPath, owner: SchemaNode | undefined): ReactNode => {
    const key = String(path.at(-1))
    const node = owner?.properties?.[key]
    if (node === undefined) return null
    const isRequired = owner?.required?.includes(key) === true || node.default !== undefined
    return <SchemaField key={pathText(path)} path={path} node={node} isRequired={isRequired} />
  }
  return {
    own: (key: string) => draw(['incentive', key], root.properties?.['incentive']),
    shared: (key: string) => draw([key], root),
    inside: ([dictionary, code]: JsonPath, key: string) => {
      const item = root.properties?.[String(dictionary)]?.additionalProperties
      const owner = typeof item === 'object' ? openNode(root, item).node : undefined
      return draw([String(dictionary), String(code), key], owner)
    },
  }
}
