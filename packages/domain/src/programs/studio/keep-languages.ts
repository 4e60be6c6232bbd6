import { isByLanguage } from '../../partner/local-text.ts'
import type { DraftDocument } from '../../shared/draft.ts'
import type { Language } from '../../texts/namespaces.ts'
import { parseRules } from '../questions/question-rules.ts'

/**
 * A program in the languages of whoever takes it over; a text that lacks one of them has its first words there. Conditions
 * name options in the first language of the program, so that they are named anew.
 */
export function keepLanguages(document: object, languages: readonly Language[]): DraftDocument {
  const options = optionsAnew(document, languages[0])
  const kept = (value: unknown): unknown => {
    if (isByLanguage(value)) {
      const [first = ''] = Object.values(value)
      return Object.fromEntries(languages.map((language) => [language, value[language] ?? first]))
    }
    if (Array.isArray(value)) return value.map(kept)
    if (!isObject(value)) return value
    const named = options.get(String(value['fact']))
    const values = value['values']
    if (named !== undefined && Array.isArray(values))
      return { ...value, values: values.map((option) => named.get(option) ?? option) }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, kept(item)]))
  }
  const copied = Object.entries(document).map(([key, item]): [string, unknown] => [key, kept(item)])
  return { ...Object.fromEntries(copied), languages: [...languages] }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type NewNames = ReadonlyMap<string, ReadonlyMap<unknown, string>>

/** By question: each of its options in the language that conditions were written in, and in the one they will be in. */
function optionsAnew(document: object, to: Language | undefined): NewNames {
  const found = new Map<string, ReadonlyMap<unknown, string>>()
  const [from] = Object.entries(document).find(([key]) => key === 'languages')?.[1] ?? []
  const anewBy = (rules: Partial<Record<Language, string>>) => {
    const old = parseRules(Object.entries(rules).find(([language]) => language === from)?.[1] ?? '').options
    const anew = parseRules((to && rules[to]) ?? '').options
    return new Map(old.map((option, index) => [option, anew[index] ?? option]))
  }
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) look(item)
    if (!isObject(value)) return
    const { code, rules } = value
    if (typeof code === 'string' && isByLanguage(rules)) found.set(code, anewBy(rules))
    for (const item of Object.values(value)) look(item)
  }
  look(document)
  return found
}
