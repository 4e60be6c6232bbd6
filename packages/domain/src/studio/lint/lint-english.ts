import { englishOf } from '../../partner/english-of.ts'
import { isByLanguage } from '../../partner/local-text.ts'
import type { PartnerConfig } from '../../partner/partner-config.ts'
import { isObject, type JsonPath } from '../../shared/json-path.ts'
import { foreignWord } from '../../texts/english/englishes.ts'
import type { Finding } from './finding.ts'

/** English texts of a partner with a word that its own readers would spell otherwise. */
export function lintEnglish(draft: unknown, config: PartnerConfig): Finding[] {
  const english = englishOf(config)
  const foreignIn = (value: unknown, path: JsonPath): Finding[] => {
    if (isByLanguage(value)) {
      const word = foreignWord(value.en ?? '', english)
      return word === undefined
        ? []
        : [{ code: 'other-english', severity: 'warn', path: [...path, 'en'], params: { word, english } }]
    }
    if (Array.isArray(value)) return value.flatMap((item, index) => foreignIn(item, [...path, index]))
    if (!isObject(value)) return []
    return Object.entries(value).flatMap(([key, item]) => foreignIn(item, [...path, key]))
  }
  return foreignIn(draft, [])
}
