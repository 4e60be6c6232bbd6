import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

const known = new WeakMap<z.ZodType, JsonSchema>()

/** What a caller sends where this schema stands. A walk asks for each schema thousands of times. */
function written(schema: z.ZodType): JsonSchema {
  const made = known.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  known.set(schema, made)
  return made
}

/** Whether a call takes an id somewhere in it. */
export const takesIds = (schema: z.ZodType): boolean => holdsId(written(schema))

/** A call as short as the schema allows, with this id at every place that takes one. */
export const sampleOf = (schema: z.ZodType, id: string): unknown => sample(written(schema), id)

const holdsId = (schema: JsonSchema): boolean =>
  schema.format === 'uuid' || partsOf(schema).some((part) => holdsId(part))

const partsOf = ({ properties = {}, items, anyOf = [], allOf = [] }: JsonSchema): JsonSchema[] =>
  [...Object.values(properties), items, ...anyOf, ...allOf].flat().filter(isSchema)

const isSchema = (part: unknown): part is JsonSchema => typeof part === 'object' && part !== null

function sample(schema: JsonSchema, id: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const choices = (schema.anyOf ?? []).filter(isSchema)
  const choice = choices.find(holdsId) ?? choices[0]
  if (choice !== undefined) return sample(choice, id)
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, id)
    case 'array':
      return partsOf(schema)
        .filter((items) => (schema.minItems ?? 0) > 0 || holdsId(items))
        .map((items) => sample(items, id))
    case 'string':
      return schema.format === 'uuid' ? id : sampleText(schema)
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return null
  }
}

function sampleObject({ properties = {}, required = [] }: JsonSchema, id: string): object {
  const sent = Object.entries(properties).flatMap(([name, part]) =>
    isSchema(part) && (required.includes(name) || holdsId(part)) ? [[name, sample(part, id)]] : [],
  )
  return Object.fromEntries(sent)
}

function sampleText({ format, pattern, minLength = 1 }: JsonSchema): string {
  if (format === 'email') return 'mallory@elsewhere.test'
  if (format === 'uri') return 'https://elsewhere.test/hooks'
  if (format === 'date-time') return '2026-03-02T09:00:00Z'
  if (format === 'date') return '2026-03-02'
  if (format === 'time') return '09:00'
  const isNumber = pattern !== undefined && new RegExp(pattern, 'u').test('1')
  return isNumber ? '1' : 'a'.repeat(minLength)
}
