import { isByLanguage } from '../partner/local-text.ts'
import { valueAt, withValueAt } from '../shared/json-path.ts'
import type { Language, Texts } from '../texts/namespaces.ts'

/** A text of the product in the languages of a site, and what the partner says instead. */
export type CoreText = {
  /** Its keys, the namespace first. */
  readonly path: readonly string[]
  readonly core: Readonly<Partial<Record<Language, string>>>
  readonly own: Readonly<Partial<Record<Language, string>>>
}

const leavesOf = (texts: Texts, above: readonly string[] = []): readonly string[][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[...above, key]] : leavesOf(text, [...above, key]),
  )

const textAt = (texts: unknown, path: readonly string[]): string | undefined => {
  const text = valueAt(texts, path)
  return typeof text === 'string' ? text : undefined
}

/** Every text of a namespace. One that a partner wrote once is the same in every language. */
export function coreTexts(
  namespace: string,
  core: Readonly<Partial<Record<Language, Texts>>>,
  languages: readonly Language[],
  own: unknown,
): readonly CoreText[] {
  const inEach = (say: (language: Language) => string | undefined) =>
    Object.fromEntries(languages.map((language) => [language, say(language)]))
  const [main] = languages
  return leavesOf((main && core[main]) ?? {}).map((keys) => {
    const path = [namespace, ...keys]
    const written = valueAt(own, path)
    return {
      path,
      core: inEach((language) => textAt(core[language], keys)),
      own: isByLanguage(written)
        ? written
        : inEach(() => (typeof written === 'string' ? written : undefined)),
    }
  })
}

/**
 * What a partner says instead, with one language written anew. The others keep the product's words: a text that is written
 * in one language is wanted in all of them. Emptied or as the product says it in all of them, it is the product's again.
 */
export function writeCoreText(
  own: unknown,
  { path, core, own: before }: CoreText,
  language: Language,
  text: string,
): unknown {
  const next = Object.fromEntries(
    Object.entries({ ...core, ...dropUnset(before), [language]: text }).map(([key, said]) => [
      key,
      said ?? '',
    ]),
  )
  const isTheirs = Object.entries(next).some(
    ([key, said]) => said !== '' && said !== core[key as Language], // The keys are those of the languages.
  )
  return withValueAt(own, path, isTheirs ? next : undefined)
}

const dropUnset = (texts: CoreText['own']) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
