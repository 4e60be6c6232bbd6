import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, type Texts } from './namespaces.ts'
import { NAMESPACES, namespacesIn, readTexts } from './testing/read-texts.ts'

async function flatTexts(language: Language, namespace: string): Promise<Map<string, string>> {
  return new Map(flatten(await readTexts(language, namespace), ''))
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

it.each(others)('the same nouns have texts in %s as in English', (language) => {
  expect(namespacesIn(language).sort()).toEqual([...NAMESPACES].sort())
})

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

const unquoted = (text: string) => text.replace(/«\u202f[^»]*\u202f»/gu, '')

it('sets French high points and quotation marks apart by a space that does not break', async () => {
  const loose = /[^\u202f][;?!](?=\s|$)|[^\u00a0]:(?=\s|$)|«[^\u202f]|[^\u202f]»/u
  // What settings quote is English, and stays as people see it.
  for (const namespace of NAMESPACES)
    for (const [key, text] of await flatTexts('fr', namespace))
      expect(
        loose.test(namespace === 'admin-settings' ? unquoted(text) : text),
        `${namespace}:${key} ${text}`,
      ).toBe(false)
})

const YEARS: Readonly<Record<Language, { one: string; many: string }>> = {
  en: { one: 'year', many: 'years' },
  es: { one: 'año', many: 'años' },
  fr: { one: 'an', many: 'ans' },
  pt: { one: 'ano', many: 'anos' },
}

it.each(LANGUAGES)('counts one year as one, and more as more, in %s', async (language) => {
  const { one, many } = YEARS[language]
  const counted = new RegExp(`\\{\\{count\\}\\}\\s(${many}|${one})(?!\\p{L})`, 'u')
  const said = (await Promise.all(NAMESPACES.map((namespace) => flatTexts(language, namespace))))
    .flatMap((texts) => [...texts])
    .flatMap(([key, text]) => {
      const word = text.match(counted)?.[1]
      return word === undefined ? [] : [{ key, word }]
    })
  expect(said.length).toBeGreaterThan(2)
  for (const { key, word } of said) expect([key, word]).toEqual([key, key.endsWith('_one') ? one : many])
})
