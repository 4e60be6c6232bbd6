import { DECIMAL } from '../incentives/amounts/amount-formula.ts'
import { COLOUR_PATTERN } from '../partner/look/theme-config.ts'
import { LINK_PATTERN, PICTURE_PATTERN } from '../partner/pages/link.ts'
import { isObject, type JsonPath } from '../shared/json-path.ts'
import { LANGUAGES } from '../texts/namespaces.ts'
import { type OpenedNode, openNode, type SchemaNode } from './schema-node.ts'

type About = {
  readonly key: string
  /** The text that says what it is for: `about.…` of `admin-settings`, or of the noun that it switches. */
  readonly about: string | undefined
  readonly default: unknown
  readonly required: boolean
  readonly nullable: boolean
  /** The one value that it can have; nobody edits it. */
  readonly fixed: unknown
}

/** How a value of a document is edited: of a site, a program or an incentive. */
export type FieldKind =
  | {
      readonly kind: 'text'
      readonly isLong: boolean
      readonly isTranslated: boolean
      /** Written as its schema says: a code, an address. */
      readonly isShaped: boolean
    }
  /** A text in every language, and what has to hold of a home. */
  | { readonly kind: 'words' | 'condition' }
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
  /** A sum or a rate is a decimal: text, so that no digit of it is lost. */
  | { readonly kind: 'decimal' }
  | { readonly kind: 'colour' | 'picture' | 'link' | 'date' | 'json' }
  | { readonly kind: 'group'; readonly fields: readonly EditorField[] }
  | { readonly kind: 'list'; readonly item: EditorField; readonly most: number | undefined }
  | { readonly kind: 'variants'; readonly by: string | undefined; readonly variants: readonly Variant[] }
  | { readonly kind: 'map'; readonly names: readonly string[] | undefined; readonly item: EditorField }
export type EditorField = About & FieldKind

/** One of several shapes: an object with fields of its own, or words. */
export type Variant = { readonly type: string; readonly fields: readonly EditorField[] | undefined }

/** Keys that tell the shapes of a union apart. */
const TELLS = ['type', 'kind', 'is', 'when_used_up']

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

/** The fields of a document, with all that stands below them. */
export const fieldsOf = (root: SchemaNode): EditorField[] => fieldsIn(root, root, [])

/** The field of one node of the schema. */
function editorField(
  root: SchemaNode,
  key: string,
  given: SchemaNode,
  { required = false, refs = [] }: { readonly required?: boolean; readonly refs?: readonly string[] } = {},
): EditorField {
  const opened = openNode(root, given, refs)
  const { about, default: standard, const: fixed } = opened.node
  return {
    key,
    about,
    default: standard,
    required,
    nullable: opened.nullable,
    fixed,
    ...kindOf(root, key, opened),
  }
}

function kindOf(root: SchemaNode, key: string, { node, refs }: OpenedNode): FieldKind {
  const shapes = node.oneOf ?? node.anyOf
  // Conditions hold conditions; any other definition that holds itself has no end to be drawn to.
  if (shapes?.some(({ properties }) => properties?.['not'] !== undefined) === true)
    return { kind: 'condition' }
  if (new Set(refs).size < refs.length) return { kind: 'json' }
  if (shapes !== undefined) return variantsOf(root, shapes, refs)
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
  if (node.pattern === DECIMAL.source) return { kind: 'decimal' }
  if (node.format === 'date') return { kind: 'date' }
  const isShaped = node.pattern !== undefined || node.format !== undefined
  const isLong = (node.maxLength ?? 0) > LONG || key === 'custom_css'
  return { kind: 'text', isLong, isTranslated: !isShaped && !NOT_WORDS.has(key), isShaped }
}

function listOf(root: SchemaNode, key: string, node: SchemaNode, refs: readonly string[]): FieldKind {
  if (node.items === undefined) return { kind: 'json' }
  const item = editorField(root, key, node.items, { required: true, refs })
  return item.kind === 'choice'
    ? { kind: 'choices', options: item.options }
    : { kind: 'list', item, most: node.maxItems }
}

function objectOf(root: SchemaNode, key: string, node: SchemaNode, refs: readonly string[]): FieldKind {
  if (node.properties !== undefined) return { kind: 'group', fields: fieldsIn(root, node, refs) }
  const { additionalProperties, propertyNames } = node
  if (propertyNames?.enum?.every(isLanguage) === true) return { kind: 'words' }
  if (typeof additionalProperties !== 'object') return { kind: 'json' }
  const item = editorField(root, key, additionalProperties, { required: true, refs })
  return item.kind === 'json' ? item : { kind: 'map', names: propertyNames?.enum, item }
}

const isLanguage = (name: string) => LANGUAGES.some((language) => language === name)

const fieldsIn = (root: SchemaNode, node: SchemaNode, refs: readonly string[]): EditorField[] =>
  Object.entries(node.properties ?? {}).map(([key, property]) =>
    editorField(root, key, property, { required: node.required?.includes(key) ?? false, refs }),
  )

function variantsOf(root: SchemaNode, shapes: readonly SchemaNode[], refs: readonly string[]): FieldKind {
  const by = TELLS.find((key) => shapes.every(({ properties }) => properties?.[key]?.const !== undefined))
  if (by === undefined && shapes.every(({ properties }) => properties === undefined)) return { kind: 'json' }
  const variants = shapes.map((shape) => ({
    type: by === undefined ? '' : String(shape.properties?.[by]?.const),
    fields: shape.properties && fieldsIn(root, shape, refs).filter(({ key }) => key !== by),
  }))
  return { kind: 'variants', by, variants }
}

/** What must be there, or is there by itself. */
export const isAlwaysThere = (field: EditorField): boolean => field.required || field.default !== undefined

/** The field of a place in a document, as far as one schema holds for it whatever the document says. */
export function fieldAt(fields: readonly EditorField[], [key, ...rest]: JsonPath): EditorField | undefined {
  const field = fields.find((each) => each.key === key)
  return field === undefined ? undefined : inside(field, rest)
}

function inside(field: EditorField, [step, ...rest]: JsonPath): EditorField | undefined {
  if (step === undefined) return field
  if (field.kind === 'group') return fieldAt(field.fields, [step, ...rest])
  return field.kind === 'list' || field.kind === 'map' ? inside(field.item, rest) : undefined
}

/** The shape that a value has: told by its key, else the first that has all it needs. */
export function variantOf(
  { by, variants }: Extract<FieldKind, { kind: 'variants' }>,
  value: unknown,
): Variant | undefined {
  const held = isObject(value) ? value : {}
  if (by !== undefined) return variants.find(({ type }) => type === held[by])
  return (
    variants.find(({ fields }) => fields?.every(({ required, key }) => !required || key in held)) ??
    variants.find(({ fields }) => fields === undefined)
  )
}

/** What a new value begins with: all that it must have, as empty as it can be. */
export function startValue(field: EditorField): unknown {
  if (field.default !== undefined) return field.default
  switch (field.kind) {
    case 'switch':
      return false
    case 'number':
      return field.isInteger ? Math.max(1, field.min ?? 1) : (field.min ?? 0)
    case 'choice':
      return field.options[0]
    case 'list':
    case 'choices':
      return []
    case 'words':
    case 'map':
    case 'json':
      return {}
    case 'condition':
      return { all: [] }
    case 'group':
      return startOf(field.fields)
    case 'variants':
      return startOfVariant(field, field.variants[0])
    default:
      return ''
  }
}

/** A value of this shape, begun. */
export const startOfVariant = (
  { by }: Extract<FieldKind, { kind: 'variants' }>,
  { type, fields = [] }: Partial<Variant> = {},
): object => ({ ...(by !== undefined && { [by]: type }), ...startOf(fields) })

const startOf = (fields: readonly EditorField[]): object =>
  Object.fromEntries(fields.filter(({ required }) => required).map((field) => [field.key, startValue(field)]))
