/** Where a value stands in a JSON document: keys of objects and places in lists. */
export type JsonPath = readonly (string | number)[]

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path; undefined where there is none. */
export function valueAt(json: unknown, path: JsonPath): unknown {
  let value = json
  for (const step of path) {
    if (Array.isArray(value) && typeof step === 'number') value = value[step]
    else if (isObject(value) && typeof step === 'string')
      value = Object.hasOwn(value, step) ? value[step] : undefined
    else return undefined
  }
  return value
}

/** A copy with the value at a path replaced, or taken out where it is undefined. Objects on the way are made. */
export function withValueAt(json: unknown, path: JsonPath, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  return typeof step === 'number' ? withItem(json, step, rest, value) : withKey(json, step, rest, value)
}

function withItem(json: unknown, index: number, rest: JsonPath, value: unknown): unknown {
  const list: unknown[] = Array.isArray(json) ? [...json] : []
  if (rest.length === 0 && value === undefined) return list.filter((_, at) => at !== index)
  list[index] = withValueAt(list[index], rest, value)
  return list
}

function withKey(json: unknown, key: string, rest: JsonPath, value: unknown): unknown {
  const object = isObject(json) ? json : {}
  if (rest.length > 0 || value !== undefined)
    return { ...object, [key]: withValueAt(valueAt(object, [key]), rest, value) }
  return Object.fromEntries(Object.entries(object).filter(([each]) => each !== key))
}

/** As people read it: `settings.sections.home.sections[0].title`. */
export const pathText = (path: JsonPath): string =>
  path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`))
    .join('')

/** Whether two documents say the same; the order of keys is nothing. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameJson(item, other[index]))
  if (!isObject(one) || !isObject(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => sameJson(one[key], other[key]))
}
