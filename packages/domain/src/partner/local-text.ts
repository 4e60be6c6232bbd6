import { LANGUAGES, type Language } from '../texts/namespaces.ts'

/**
 * In partner JSON any text may be written once (`"Rebates"`) or by language (`{ "en": "Rebates", "es": "Ayudas" }`).
 * The maps are resolved before the schema sees the configuration, so every schema speaks of plain strings and an
 * answer carries one language only.
 */
type ByLanguage = Partial<Record<Language, string>>

const isLanguage = (key: string): key is Language => (LANGUAGES as readonly string[]).includes(key)

export function isByLanguage(value: unknown): value is ByLanguage {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key, text]) => isLanguage(key) && typeof text === 'string')
}

/** The same JSON with every text by language replaced by its words in `language`, else in `fallback`. */
export function inLanguage(value: unknown, language: Language, fallback: Language): unknown {
  if (isByLanguage(value)) return value[language] ?? value[fallback] ?? Object.values(value)[0]
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language, fallback))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inLanguage(item, language, fallback)]),
  )
}

export type MissingText = { readonly path: readonly (string | number)[]; readonly language: Language }

/** Texts that are given in some languages of the partner but not in all of them. */
export function missingTexts(
  value: unknown,
  languages: readonly Language[],
  path: readonly (string | number)[] = [],
): MissingText[] {
  if (isByLanguage(value)) {
    return languages.filter((language) => !value[language]).map((language) => ({ path, language }))
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => missingTexts(item, languages, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => missingTexts(item, languages, [...path, key]))
}
