import { isByLanguage } from '../../partner/local-text.ts'
import type { DraftDocument } from '../../shared/draft.ts'
import { isObject } from '../../shared/json-path.ts'
import type { Language } from '../../texts/namespaces.ts'

/** A program in the languages of whoever takes it over; a text that lacks one of them has its first words there. */
export function keepLanguages(document: object, languages: readonly Language[]): DraftDocument {
  const kept = (value: unknown): unknown => {
    if (isByLanguage(value)) {
      const [first = ''] = Object.values(value)
      return Object.fromEntries(languages.map((language) => [language, value[language] ?? first]))
    }
    if (Array.isArray(value)) return value.map(kept)
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, kept(item)]))
  }
  const copied = Object.entries(document).map(([key, item]): [string, unknown] => [key, kept(item)])
  return { ...Object.fromEntries(copied), languages: [...languages] }
}
