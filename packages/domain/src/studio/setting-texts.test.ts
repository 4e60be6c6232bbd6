import { describe, expect, it } from 'vitest'
import english from '../texts/console/en/admin-settings.json' with { type: 'json' }
import assessment from '../texts/en/assessment.json' with { type: 'json' }
import { LANGUAGES, type Texts } from '../texts/namespaces.ts'
import { NAMESPACES, readTexts } from '../texts/testing/read-texts.ts'
import type { EditorField } from './editor-field.ts'
import { groupsAbove, partnerSettings, switchedNouns } from './partner-settings.ts'

/** Codes and units that are written as they are in every language. */
const AS_IT_IS = /^(?:[A-Z]{2,3}|[a-z]{2}(?:-[A-Z]{2})?|[kMG]Wh|GJ|MMBtu|m3|kg)$/

/** The texts by which the editor of a site says a field, and so on below it. */
function textsOf({ key, about, ...field }: EditorField): string[] {
  // The switch of a noun is named by its noun.
  if (switchedNouns().has(key)) return []
  const own = [`name.${key}`, ...(about === undefined ? [] : [`about.${about}`])]
  switch (field.kind) {
    case 'group':
      return [...own, ...field.fields.flatMap(textsOf)]
    case 'list':
      return [...own, ...textsOf(field.item)]
    case 'map':
      return [...own, ...(field.names ?? []).map((name) => `name.${name}`), ...textsOf(field.item)]
    case 'variants':
      return [
        ...own,
        ...field.variants.flatMap(({ type, fields = [] }) => [`name.${type}`, ...fields.flatMap(textsOf)]),
      ]
    case 'choice':
    case 'choices':
      return [...own, ...field.options.filter((each) => !AS_IT_IS.test(each)).map((each) => `choice.${each}`)]
    default:
      return own
  }
}

/** Groups that a step of the assessment, a setting or a noun names already. */
const isNamed = (group: string) =>
  [assessment.section, english.name].some((names) => Object.hasOwn(names, group)) ||
  switchedNouns().has(group)
const groups = new Set(partnerSettings().flatMap(groupsAbove))

const flat = (texts: Texts) =>
  Object.entries(texts).flatMap(([group, words]) =>
    Object.entries(words).map(([key, text]) => [`${group}.${key}`, String(text)] as const),
  )

it('names every setting, group, choice and part, and nothing else', () => {
  const nouns = NAMESPACES.filter((name) => !name.startsWith('admin') && !switchedNouns().has(name))
  const parts = nouns.map((name) => `name.${name}`)
  const above = [...groups].filter((group) => !isNamed(group)).map((group) => `group.${group}`)
  const asked = new Set([...partnerSettings().flatMap(({ field }) => textsOf(field)), ...above, ...parts])
  expect(asked.size).toBeGreaterThan(500)
  expect(
    flat(english)
      .map(([key]) => key)
      .sort(),
  ).toEqual([...asked].sort())
})

it.each([...switchedNouns()].filter(([key, noun]) => key !== noun))(
  '%s is named by the texts of %s, after which it is called',
  async (key, noun) => {
    expect(key).toBe(`enable_${noun.replaceAll('-', '_')}`)
    const words: Texts = await readTexts('en', noun)
    expect(words['switch']).toEqual({ name: expect.any(String), about: expect.any(String) })
  },
)

/** What stays as it is in every language: codes, paths, placeholders. */
const codes = (text = '') =>
  [...text.matchAll(/`[^`]+`|\{+\w+\}+|\/[\w-]+(?:\.\w+)?|\b\w+_\w+\b/g)]
    .map(([code]) => code)
    .sort()
    .join()
/** A key as the configuration has it: in words joined by a low line, in code's quotes, or the nothing of JSON. */
const RAW = /\b[a-z]+(?:_[a-z]+)+\b|`[a-z]+`|\bnull\b/
/** What a person types or reads as it stands: an address, a placeholder, the name of a variable. */
const AS_TYPED = /\{+[\w-]+\}+|\/[\w-]+(?:\.\w+)?|`\$NAME`/g

describe.each(LANGUAGES)('the settings in %s', (language) => {
  it('keep codes, paths and placeholders, name nothing by its key and say more of it than its name', async () => {
    const words = new Map<string, string>(flat(await readTexts(language, 'admin-settings')))
    expect(flat(english).filter(([key, text]) => codes(text) !== codes(words.get(key)))).toEqual([])
    expect(
      [...words].filter(([key, text]) => text === `${words.get(key.replace('about.', 'name.'))}.`),
    ).toEqual([])
    expect([...words].filter(([, text]) => RAW.test(text.replaceAll(AS_TYPED, '')))).toEqual([])
  })
})
