import { type JsonSchema, typeInWords } from './json-schema.ts'

export type Row = {
  readonly path: string
  readonly type: string
  readonly fallback: string
  readonly description: string
}

function fallbackOf(schema: JsonSchema, required: boolean): string {
  if (required) return '**required**'
  if (schema.default === undefined) return ''
  const text = JSON.stringify(schema.default)
  return text.length > 60 ? 'built in' : `\`${text}\``
}

const nested = (schema: JsonSchema): readonly [string, JsonSchema][] => {
  if (schema.properties) return [['', schema]]
  if (schema.type === 'array' && schema.items)
    return nested(schema.items).map(([at, each]) => [`[]${at}`, each])
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) {
    return variants.flatMap((variant) => {
      const kind = variant.properties?.['type']?.const
      return nested(variant).map(([at, each]): [string, JsonSchema] => [kind ? `(${kind})${at}` : at, each])
    })
  }
  if (typeof schema.additionalProperties === 'object') {
    return nested(schema.additionalProperties).map(([at, each]) => [`.*${at}`, each])
  }
  return []
}

/** Every setting under an object, depth first, with the path a partner writes. */
export function rowsOf(schema: JsonSchema, prefix = ''): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    const required = schema.required?.includes(name) ?? false
    const inner = nested(property)
    const own: Row = {
      path,
      type: typeInWords(property),
      fallback: fallbackOf(property, required),
      description: property.description ?? '',
    }
    return [own, ...inner.flatMap(([at, each]) => rowsOf(each, `${path}${at}`))]
  })
}
