/** The part of JSON Schema that zod writes and these pages read. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly propertyNames?: JsonSchema
  readonly oneOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly $defs?: Readonly<Record<string, JsonSchema>>
}

const choices = (values: readonly unknown[]) =>
  values.length > 12 ? 'route name' : values.map((value) => `\`${String(value)}\``).join(', ')

function range({ minimum, maximum }: JsonSchema): string {
  const low = minimum === undefined || minimum <= -9_007_199_254_740_991 ? undefined : minimum
  const high = maximum === undefined || maximum >= 9_007_199_254_740_991 ? undefined : maximum
  if (low === undefined && high === undefined) return ''
  if (high === undefined) return `, at least ${low}`
  if (low === undefined) return `, at most ${high}`
  return `, ${low} to ${high}`
}

export const refName = (ref: string) => decodeURIComponent(ref.split('/').at(-1) ?? '')

/** Definitions zod had to name itself are the recursive ones: the form field, and trees of texts. */
const refInWords = (ref: string) => {
  const name = refName(ref)
  return name.startsWith('__') ? (name === '__schema0' ? 'form field' : 'texts') : name
}

const PLAIN: Readonly<Record<string, (schema: JsonSchema) => string>> = {
  array: (schema) => `list of ${typeInWords(schema.items ?? {})}`,
  object: (schema) => (schema.properties ? 'object' : 'map'),
  integer: (schema) => `whole number${range(schema)}`,
  number: (schema) => `number${range(schema)}`,
  boolean: () => 'true or false',
  string: (schema) => (schema.format === 'uri' || schema.format === 'email' ? schema.format : 'text'),
}

function variantsInWords(variants: readonly JsonSchema[]): string {
  const words = new Set(variants.filter((variant) => variant.type !== 'null').map(typeInWords))
  return [...words].join(' or ')
}

/** The type of a value in words. */
export function typeInWords(schema: JsonSchema): string {
  if (schema.$ref) return refInWords(schema.$ref)
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  if (schema.enum) return choices(schema.enum)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return variantsInWords(variants)
  const type = [schema.type].flat().find((each) => each !== undefined && each !== 'null')
  return PLAIN[type ?? '']?.(schema) ?? 'any value'
}
