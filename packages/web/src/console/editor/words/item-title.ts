import { isObject } from '@hearthlight/domain/shared/json-path'
import type { Language } from '@hearthlight/domain/texts/namespaces'

/** Keys that name an item to people, then to programs. */
const NAMED_BY = ['name', 'question', 'label', 'title', 'says', 'code', 'id', 'to']

/** What an item of a list is called. */
export function itemTitle(item: unknown, languages: readonly Language[], fallback: string): string {
  if (!isObject(item)) return typeof item === 'string' && item !== '' ? item : fallback
  for (const key of NAMED_BY) {
    const named = item[key]
    if (typeof named === 'string' && named !== '') return named
    const words = wordsIn(named, languages)
    if (words !== undefined) return words
  }
  return fallback
}

/** A text in the first of the languages that it is written in. */
export function wordsIn(texts: unknown, languages: readonly Language[]): string | undefined {
  if (!isObject(texts)) return undefined
  return languages.map((language) => texts[language]).find((text) => typeof text === 'string')
}
