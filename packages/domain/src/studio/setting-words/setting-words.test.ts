import { describe, expect, it } from 'vitest'
import { NAMESPACES } from '../../texts/testing/read-texts.ts'
import type { EditorField } from '../editor-field.ts'
import { choiceTitle, isCode, partnerSettings, titleOf } from '../partner-settings.ts'
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** Whatever the editor of a site says of a field in English: its name, its description, and so on below it. */
function saidOf(field: EditorField): string[] {
  const own = [titleOf(field.key), field.description ?? '']
  switch (field.kind) {
    case 'group':
      return [...own, ...field.fields.flatMap(saidOf)]
    case 'list':
      return [...own, ...saidOf(field.item)]
    case 'map':
      return [...own, ...(field.names ?? []).map(titleOf), ...saidOf(field.item)]
    case 'variants':
      return [
        ...own,
        ...field.variants.flatMap(({ type, fields }) => [titleOf(type), ...fields.flatMap(saidOf)]),
      ]
    case 'choice':
    case 'choices':
      return [...own, ...field.options.filter((each) => !isCode(each)).map(choiceTitle)]
    default:
      return own
  }
}
const nouns = NAMESPACES.filter((name) => !name.startsWith('admin')).map(titleOf)
const fields = partnerSettings().flatMap(({ field }) => saidOf(field))
const said = [...new Set([...fields, ...nouns])].filter((text) => text !== '')

/** What stays as it is in every language: codes, paths, placeholders. */
const codes = (text: string) =>
  [...text.matchAll(/`[^`]+`|\{+\w+\}+|\/[\w-]+(?:\.\w+)?|\b\w+_\w+\b/g)].map(([code]) => code).sort()

/** By what they say in English. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { es, fr, pt }

describe.each(Object.entries(WORDS))('the settings in %s', (_, words) => {
  it('have a name and a description each, and nothing else is translated', () => {
    expect(said.length).toBeGreaterThan(500)
    expect(Object.keys(words).sort()).toEqual(said.toSorted())
  })
  it('keep codes, paths and placeholders', () => {
    expect(said.filter((text) => codes(text).join() !== codes(words[text] ?? '').join())).toEqual([])
  })
  it('leave no text empty', () => {
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([])
  })
})

/** A key as the configuration has it: in words joined by a low line, in code's quotes, or the nothing of JSON. */
const RAW = /\b[a-z]+(?:_[a-z]+)+\b|`[a-z]+`|\bnull\b/
/** What a person types or reads as it stands: an address, a placeholder, the name of a variable. */
const AS_TYPED = /\{+[\w-]+\}+|\/[\w-]+(?:\.\w+)?|`\$NAME`/g

it.each(Object.entries({ en: said, es: Object.values(es), fr: Object.values(fr), pt: Object.values(pt) }))(
  'no description names a setting or a choice by its key: %s',
  (_, texts) => {
    expect(texts.filter((text) => RAW.test(text.replaceAll(AS_TYPED, '')))).toEqual([])
  },
)

it('French sets high points and quotation marks apart by a space that does not break', () => {
  const loose = /[^\u202f][;?!](?=\s|$)|[^\u00a0]:(?=\s|$)|«[^\u202f]|[^\u202f]»/u
  // What is quoted is English and stays as people see it.
  const own = Object.values(fr).map((text) => text.replace(/«\u202f[^»]*\u202f»/gu, ''))
  expect(own.filter((text) => loose.test(text))).toEqual([])
})
