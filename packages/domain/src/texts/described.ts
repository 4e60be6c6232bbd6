import { nounOfSwitch } from './about.ts'
import type { Texts, TextsByNoun } from './namespaces.ts'

/** JSON Schema in which every setting says in English what it is for, wherever it stands. */
export function described<Value>(value: Value, english: TextsByNoun): Value {
  if (Array.isArray(value)) return value.map((each) => described(each, english)) as Value
  if (typeof value !== 'object' || value === null) return value
  const inside = Object.entries(value).map(([key, each]) => [key, described(each, english)] as const)
  const description =
    'about' in value && typeof value.about === 'string' ? textOf(value.about, english) : undefined
  return { ...Object.fromEntries(inside), ...(description !== undefined && { description }) } as Value // The same keys.
}

function textOf(about: string, english: TextsByNoun): string | undefined {
  const noun = nounOfSwitch(about)
  const group = noun === undefined ? english['admin-settings']?.['about'] : english[noun]?.['switch']
  const text = (group as Texts | undefined)?.[noun === undefined ? about : 'about']
  return typeof text === 'string' ? text : undefined
}
