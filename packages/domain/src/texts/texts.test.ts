import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, NAMESPACES, type Namespace, type Texts } from './namespaces.ts'

async function flatTexts(language: Language, namespace: Namespace): Promise<Map<string, string>> {
  const { texts } = (await import(`./${language}/${namespace}.ts`)) as { texts: Texts }
  return new Map(flatten(texts, ''))
}

function flatten(texts: Texts, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

/** French, Spanish and Portuguese also know `_many`; English does not. */
const withoutManyForms = (keys: Iterable<string>) => [...keys].filter((key) => !key.endsWith('_many')).sort()

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort()

const others = LANGUAGES.filter((language) => language !== 'en')

describe.each(NAMESPACES)('texts of %s', (namespace) => {
  it.each(others)('has every text in %s', async (language) => {
    const english = await flatTexts('en', namespace)
    const translated = await flatTexts(language, namespace)
    expect(withoutManyForms(translated.keys())).toEqual(withoutManyForms(english.keys()))
  })

  it.each(others)('keeps the placeholders in %s', async (language) => {
    const english = await flatTexts('en', namespace)
    const translated = await flatTexts(language, namespace)
    const strayed = [...english].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(translated.get(key) ?? '').join(),
    )
    expect(strayed.map(([key]) => key)).toEqual([])
  })

  it('leaves no text empty', async () => {
    for (const language of LANGUAGES)
      for (const [key, text] of await flatTexts(language, namespace))
        expect(text.trim(), `${language} ${namespace}:${key}`).not.toBe('')
  })
})

it('sets French high points and quotation marks apart by a space that does not break', async () => {
  const loose = /[^\u202f][;?!](?=\s|$)|[^\u00a0]:(?=\s|$)|«[^\u202f]|[^\u202f]»/u
  for (const namespace of NAMESPACES)
    for (const [key, text] of await flatTexts('fr', namespace))
      expect(loose.test(text), `${namespace}:${key} ${text}`).toBe(false)
})
