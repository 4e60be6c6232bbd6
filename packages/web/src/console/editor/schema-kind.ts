import { DECIMAL } from '@hearthlight/domain/incentives/amounts/amount-formula'
import { openNode, type SchemaNode } from '@hearthlight/domain/studio/schema-node'

/** How a node of the schema is edited. */
export type NodeKind =
  | { readonly kind: 'words' | 'condition' | 'switch' | 'number' | 'decimal' | 'date' | 'text' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'group'; readonly node: SchemaNode }
  | { readonly kind: 'list'; readonly item: SchemaNode }
  | { readonly kind: 'map'; readonly item: SchemaNode }
  | { readonly kind: 'variants'; readonly by: string | undefined; readonly shapes: readonly SchemaNode[] }

export type OpenedKind = NodeKind & { readonly nullable: boolean }

/** Keys that tell the shapes of a union apart. */
const TELLS = ['type', 'kind', 'is', 'when_used_up']

export function kindOf(root: SchemaNode, given: SchemaNode): OpenedKind {
  const { node, nullable } = openNode(root, given)
  return { ...nodeKind(node), nullable }
}

function nodeKind(node: SchemaNode): NodeKind {
  const shapes = node.oneOf ?? node.anyOf
  if (shapes?.some(({ properties }) => properties?.['not'] !== undefined) === true)
    return { kind: 'condition' }
  if (shapes !== undefined) return { kind: 'variants', by: TELLS.find((key) => tells(shapes, key)), shapes }
  if (node.enum !== undefined) return { kind: 'choice', options: node.enum }
  switch (node.type) {
    case 'boolean':
      return { kind: 'switch' }
    case 'number':
    case 'integer':
      return { kind: 'number' }
    case 'array':
      return { kind: 'list', item: node.items ?? {} }
    case 'object':
      return objectKind(node)
    default:
      return { kind: textKind(node) }
  }
}

function textKind({ format, pattern }: SchemaNode): 'date' | 'decimal' | 'text' {
  if (format === 'date') return 'date'
  return pattern === DECIMAL.source ? 'decimal' : 'text'
}

const tells = (shapes: readonly SchemaNode[], key: string) =>
  shapes.every(({ properties }) => properties?.[key]?.const !== undefined)

function objectKind(node: SchemaNode): NodeKind {
  if (node.properties !== undefined) return { kind: 'group', node }
  if (node.propertyNames?.enum !== undefined) return { kind: 'words' }
  const item = node.additionalProperties
  return { kind: 'map', item: typeof item === 'object' ? item : {} }
}

/** The shape that a value has: told by the key, else the first that has all its keys. */
export function shapeOf(
  shapes: readonly SchemaNode[],
  by: string | undefined,
  value: unknown,
): SchemaNode | undefined {
  const held = typeof value === 'object' && value !== null ? value : {}
  const told = by === undefined ? undefined : Object.entries(held).find(([key]) => key === by)?.[1]
  if (by !== undefined) return shapes.find(({ properties }) => properties?.[by]?.const === told)
  return (
    shapes.find(({ properties, required = [] }) =>
      properties === undefined ? false : required.every((key) => key in held),
    ) ?? shapes.find(({ properties }) => properties === undefined)
  )
}

/** What a new value of a node begins with: whatever it must have, as empty as it can be. */
export function emptyValue(root: SchemaNode, given: SchemaNode): unknown {
  const opened = kindOf(root, given)
  const { node } = openNode(root, given)
  if (node.default !== undefined) return node.default
  switch (opened.kind) {
    case 'switch':
      return false
    case 'number':
      return Math.max(1, node.minimum ?? 1)
    case 'choice':
      return opened.options[0]
    case 'list':
      return []
    case 'words':
    case 'map':
      return {}
    case 'condition':
      return { all: [] }
    case 'group':
      return emptyGroup(root, opened.node)
    case 'variants':
      return emptyShape(root, opened.shapes[0])
    case 'text':
    case 'decimal':
    case 'date':
      return ''
    default:
      return opened satisfies never
  }
}

export const emptyShape = (root: SchemaNode, shape: SchemaNode | undefined): unknown =>
  shape?.properties === undefined ? {} : emptyGroup(root, shape)

function emptyGroup(root: SchemaNode, { properties = {}, required = [] }: SchemaNode) {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => required.includes(key))
      .map(([key, node]) => [key, node.const ?? emptyValue(root, node)]),
  )
}
