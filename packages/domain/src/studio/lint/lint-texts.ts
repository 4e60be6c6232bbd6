import { isByLanguage } from '../../partner/local-text.ts'
import { isObject, type JsonPath } from '../../shared/json-path.ts'
import type { Language } from '../../texts/namespaces.ts'
import type { Finding } from './finding.ts'

/** Texts of which one language was written anew and another still says the old sentence. */
export function staleTexts(
  base: unknown,
  draft: unknown,
  languages: readonly Language[],
  path: JsonPath = [],
): Finding[] {
  if (isByLanguage(draft)) return isByLanguage(base) ? staleIn(base, draft, languages, path) : []
  if (Array.isArray(draft))
    return Array.isArray(base) && base.length === draft.length
      ? draft.flatMap((item, index) => staleTexts(base[index], item, languages, [...path, index]))
      : []
  if (!isObject(draft) || !isObject(base)) return []
  return Object.entries(draft).flatMap(([key, item]) =>
    staleTexts(base[key], item, languages, [...path, key]),
  )
}

type ByLanguage = Partial<Record<Language, string>>

function staleIn(
  base: ByLanguage,
  draft: ByLanguage,
  languages: readonly Language[],
  path: JsonPath,
): Finding[] {
  const changed = languages.filter((language) => base[language] !== draft[language])
  if (changed.length === 0) return []
  return languages
    .filter((language) => !changed.includes(language) && draft[language])
    .map((language) => ({
      code: 'stale-text',
      severity: 'warn',
      path: [...path, language],
      params: { language },
    }))
}
