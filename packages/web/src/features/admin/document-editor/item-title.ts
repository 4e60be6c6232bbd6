import { isObject } from '@hearthlight/domain/studio/json-path'
import type { Language } from '@hearthlight/domain/texts/namespaces'

/** Keys that name an item to people, then to programs. */
const NAMED_BY = ['name', 'question', 'label', 'title', 'says', 'code', 'id', 'to', 'kind']

/** What an item of a list is called. */
export function itemTitle(item: unknown, languages: readonly Language[], fallback: string): string {
  if (!isObject(item)) return typeof item === 'string' && item !== '' ? item : fallback
  for (const key of NAMED_BY) {
    const named = item[key]
    if (typeof named === 'string' && named !== '') return named
    if (!isObject(named)) continue
    const words = languages.map((language) => named[language]).find((text) => typeof text === 'string')
    if (typeof words === 'string') return words
  }
  return fallback
}
