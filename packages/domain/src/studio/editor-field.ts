import { COLOUR_PATTERN } from '../partner/look/theme-config.ts'
import { LINK_PATTERN, PICTURE_PATTERN } from '../partner/pages/link.ts'
import { type OpenedNode, openNode, type SchemaNode } from './schema-node.ts'

type About = {
  readonly key: string
  /** The text that says what it is for: `about.…` of `admin-settings`, or of the noun that it switches. */
  readonly about: string | undefined
  readonly default: unknown
  readonly required: boolean
  readonly nullable: boolean
}

/** How a value of a configuration is edited. */
export type FieldKind =
  | { readonly kind: 'text'; readonly isLong: boolean; readonly isTranslated: boolean }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'choices'; readonly options: readonly string[] }
  | {
      readonly kind: 'number'
      readonly isInteger: boolean
      readonly min: number | undefined
      readonly max: number | undefined
      readonly unit: string | undefined
    }
  | { readonly kind: 'colour' | 'picture' | 'link' | 'date' | 'json' }
  | { readonly kind: 'group'; readonly fields: readonly EditorField[] }
  | { readonly kind: 'list'; readonly item: EditorField; readonly most: number | undefined }
  | { readonly kind: 'variants'; readonly variants: readonly Variant[] }
  | { readonly kind: 'map'; readonly names: readonly string[] | undefined; readonly item: EditorField }
export type EditorField = About & FieldKind

/** One of several shapes, told apart by `type`. */
export type Variant = { readonly type: string; readonly fields: readonly EditorField[] }

/** Units that a key says at its end. */
const UNITS: Readonly<Record<string, string>> = { px: 'px', bytes: 'B' }

/** Strings of these keys are names for programs, never words for people. */
const NOT_WORDS = new Set([
  ...['code', 'id', 'name_id', 'host', 'time_zone', 'default_region', 'currency_icon', 'helphero_app_id'],
  ...['pictogram', 'key', 'custom_css', 'contact_phone', 'unit', 'parent', 'value', 'issuer', 'scope'],
  ...['client_id', 'client_secret', 'idp_issuer', 'idp_certificate', 'sp_entity_id', 'email_attribute'],
  ...['first_name_attribute', 'last_name_attribute', 'account_id_attribute', 'range_helper'],
])
const LONG = 500

/** The field of one node of the schema, with all that stands below it. */
export function editorField(
  root: SchemaNode,
  key: string,
  given: SchemaNode,
  { required = false, refs = [] }: { readonly required?: boolean; readonly refs?: readonly string[] } = {},
): EditorField {
  const opened = openNode(root, given, refs)
  const { about, default: standard } = opened.node
  return {
    ...{ key, about, default: standard, required, nullable: opened.nullable },
    ...kindOf(root, key, opened),
  }
}

function kindOf(root: SchemaNode, key: string, { node, refs }: OpenedNode): FieldKind {
  // A definition that holds itself has no end to be drawn to.
  if (new Set(refs).size < refs.length) return { kind: 'json' }
  if (node.oneOf !== undefined) return variants(root, node.oneOf, refs)
  switch (node.type) {
    case 'boolean':
      return { kind: 'switch' }
    case 'number':
    case 'integer':
      return numberOf(key, node)
    case 'string':
      return textOf(key, node)
    case 'array':
      return listOf(root, key, node, refs)
    case 'object':
      return objectOf(root, key, node, refs)
    default:
      return { kind: 'json' }
  }
}

const numberOf = (key: string, node: SchemaNode): FieldKind => ({
  kind: 'number',
  isInteger: node.type === 'integer',
  min: node.minimum === Number.MIN_SAFE_INTEGER ? undefined : node.minimum,
  max: node.maximum === Number.MAX_SAFE_INTEGER ? undefined : node.maximum,
  unit: UNITS[key.slice(key.lastIndexOf('_') + 1)],
})

function textOf(key: string, node: SchemaNode): FieldKind {
  if (node.enum !== undefined) return { kind: 'choice', options: node.enum }
  if (node.const !== undefined) return { kind: 'choice', options: [String(node.const)] }
  if (node.pattern === COLOUR_PATTERN.source) return { kind: 'colour' }
  if (node.pattern === PICTURE_PATTERN.source) return { kind: 'picture' }
  if (node.pattern === LINK_PATTERN.source) return { kind: 'link' }
  if (node.format === 'date') return { kind: 'date' }
  const isTranslated = node.pattern === undefined && node.format === undefined && !NOT_WORDS.has(key)
  return { kind: 'text', isLong: (node.maxLength ?? 0) > LONG || key === 'custom_css', isTranslated }
}

function listOf(root: SchemaNode, key: string, node: SchemaNode, refs: readonly string[]): FieldKind {
  if (node.items === undefined) return { kind: 'json' }
  const item = editorField(root, key, node.items, { required: true, refs })
  return item.kind === 'choice'
    ? { kind: 'choices', options: item.options }
    : { kind: 'list', item, most: node.maxItems }
}

function objectOf(root: SchemaNode, key: string, node: SchemaNode, refs: readonly string[]): FieldKind {
  if (node.properties !== undefined) return { kind: 'group', fields: fieldsOf(root, node, refs) }
  const { additionalProperties, propertyNames } = node
  if (typeof additionalProperties !== 'object') return { kind: 'json' }
  const item = editorField(root, key, additionalProperties, { required: true, refs })
  return item.kind === 'json' ? item : { kind: 'map', names: propertyNames?.enum, item }
}

export const fieldsOf = (root: SchemaNode, node: SchemaNode, refs: readonly string[] = []): EditorField[] =>
  Object.entries(node.properties ?? {}).map(([key, property]) =>
    editorField(root, key, property, { required: node.required?.includes(key) ?? false, refs }),
  )

function variants(root: SchemaNode, shapes: readonly SchemaNode[], refs: readonly string[]): FieldKind {
  const told = shapes.map((shape) => {
    const type = shape.properties?.['type']?.const
    const fields = fieldsOf(root, shape, refs).filter(({ key }) => key !== 'type')
    return typeof type === 'string' ? { type, fields } : undefined
  })
  const known = told.filter((variant) => variant !== undefined)
  return known.length === shapes.length ? { kind: 'variants', variants: known } : { kind: 'json' }
}
