import { isObject } from '@hearthlight/domain/shared/json-path'
import type { Language } from '@hearthlight/domain/texts/namespaces'

/** Keys that name an item. */
const NAMED_BY = ['name', 'question', 'label', 'title', 'says', 'code', 'id', 'to']

/** What an item of a list is called. */
export function itemTitle(item: unknown, languages: readonly Language[], fallback: string): string {
  if (!isObject(item)) return typeof item === 'string' && item !== '' ? item : fallback
  const named = NAMED_BY.map((key) => item[key])
  // What it is called for people comes before the name that only the program knows.
  return (
    named.map((texts) => wordsIn(texts, languages)).find((words) => words !== undefined) ??
    named.find((name): name is string => typeof name === 'string' && name !== '') ??
    fallback
  )
}

/** A text in the first of the languages that it is written in. */
export function wordsIn(texts: unknown, languages: readonly Language[]): string | undefined {
  if (!isObject(texts)) return undefined
  return languages.map((language) => texts[language]).find((text) => typeof text === 'string')
}
