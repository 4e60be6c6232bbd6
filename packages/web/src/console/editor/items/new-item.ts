import { isObject, type JsonPath } from '@hearthlight/domain/shared/json-path'
import { type EditorField, startValue } from '@hearthlight/domain/studio/editor-field'
import type { Editing } from '../editing.ts'

/** Keys that hold what an item is known by in the document, where the schema says how that is written. */
const KNOWN_BY = ['code', 'name']

/** A new item of a list: empty, but with a code that is free, and with what it names where there is only one to name. */
export function newItem(
  { document, references }: Pick<Editing, 'document' | 'references'>,
  list: JsonPath,
  item: EditorField,
): unknown {
  const empty = startValue(item)
  if (item.kind !== 'group' || !isObject(empty)) return empty
  const begun = Object.entries(empty).map(([key, value]): [string, unknown] => {
    if (value !== '') return [key, value]
    const [only, another] = references([...list, 0, key]) ?? []
    if (only !== undefined && another === undefined) return [key, only.value]
    const isOwn = KNOWN_BY.includes(key) && item.fields.some((field) => field.key === key && isShaped(field))
    return [key, isOwn ? freeCode(document, list) : value]
  })
  return Object.fromEntries(begun)
}

const isShaped = (field: EditorField) => field.kind === 'text' && field.isShaped

/** `question_2` for the second of the questions; whatever the document calls so already is passed over. */
function freeCode(document: unknown, list: JsonPath): string {
  const base = String(list.findLast((part) => typeof part === 'string')).replace(/s$/, '')
  const taken = JSON.stringify(document)
  let number = 1
  while (taken.includes(`"${base}_${number}"`)) number += 1
  return `${base}_${number}`
}
