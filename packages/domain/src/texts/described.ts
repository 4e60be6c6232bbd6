import english from './console/en/admin-settings.json' with { type: 'json' }

const texts: Readonly<Record<string, string>> = english.about

/** JSON Schema in which every setting says in English what it is for, wherever it stands. */
export function described<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(described) as Value
  if (typeof value !== 'object' || value === null) return value
  const inside = Object.entries(value).map(([key, each]) => [key, described(each)] as const)
  const description = 'about' in value && typeof value.about === 'string' ? texts[value.about] : undefined
  return { ...Object.fromEntries(inside), ...(description !== undefined && { description }) } as Value // The same keys.
}
