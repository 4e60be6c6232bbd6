export type FieldDifference = {
  readonly path: string
  readonly before: string | null
  readonly after: string | null
}

type Values = Readonly<Record<string, unknown>> | null

/** What a line of the log tells, field by field: what was there, what is there now, null for nothing. */
export function differencesOf(before: Values, after: Values): FieldDifference[] {
  const [was, is] = [flat(before), flat(after)]
  const paths = [...new Set([...was.keys(), ...is.keys()])]
  return paths
    .map((path) => ({ path, before: was.get(path) ?? null, after: is.get(path) ?? null }))
    .filter((each) => each.before !== each.after)
}

function flat(values: Values): Map<string, string> {
  return new Map(values === null ? [] : entries(values, ''))
}

function entries(value: unknown, path: string): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[path, String(value)]]
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return [[path, value.join(', ')]]
  return Object.entries(value).flatMap(([key, item]) => entries(item, path === '' ? key : `${path}.${key}`))
}
