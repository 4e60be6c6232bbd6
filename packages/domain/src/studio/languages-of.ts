import { valueAt } from '../shared/json-path.ts'
import { LANGUAGES, type Language } from '../texts/namespaces.ts'

/** The languages that a draft offers, the default first. */
export function languagesOf(config: unknown): readonly [Language, ...Language[]] {
  const given = valueAt(config, ['languages'])
  const [first, ...others] = (Array.isArray(given) ? given : []).flatMap((name) =>
    LANGUAGES.filter((language) => language === name),
  )
  return first === undefined ? ['en'] : [first, ...others]
}
