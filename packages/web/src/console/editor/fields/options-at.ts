import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { Option } from '../editing.ts'
import { itemTitle } from '../words/item-title.ts'

/** The options of a question of a program, in words: of the one that something at this place is said of. */
export function optionsAt(
  document: unknown,
  path: JsonPath,
  languages: readonly Language[],
): readonly Option[] {
  const options = valueAt(document, [...path.slice(0, -1), 'options'])
  return (Array.isArray(options) ? options : []).flatMap((option: unknown) => {
    const code = isObject(option) ? option['code'] : undefined
    return typeof code === 'string' && code !== ''
      ? [{ value: code, label: itemTitle(option, languages, code) }]
      : []
  })
}
