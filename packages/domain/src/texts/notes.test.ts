import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES, type Language, type Texts, textFile } from './namespaces.ts'
import notesFile from './notes.json' with { type: 'json' }
import { NAMESPACES } from './testing/read-texts.ts'

/** What a translator is told of a text or of a group of texts (`*` stands for any one name), and how long it may be. */
type Note = { readonly note: string; readonly at_most?: number }
const notes: Readonly<Record<string, Readonly<Record<string, Note>>>> = notesFile

const leaves = (texts: Texts, above = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[above + key, value]] : leaves(value, `${above}${key}.`),
  )

const textsIn = (language: Language) => {
  const read = (noun: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, `${textFile(language, noun)}.json`), 'utf8'))
  return new Map<string, Map<string, string>>(NAMESPACES.map((noun) => [noun, new Map(leaves(read(noun)))]))
}
const texts = new Map(LANGUAGES.map((language) => [language, textsIn(language)]))
const english = textsIn('en')

const tellsOf = (path: string) => {
  const pattern = path.split('.').map((part) => (part === '*' ? '[^.]+' : part))
  return new RegExp(`^${pattern.join(String.raw`\.`)}(?:\\.|_(?:zero|one|many|other)$|$)`)
}

it('no note tells of a text that is not there', () => {
  const stray = Object.entries(notes).flatMap(([noun, told]) =>
    Object.keys(told)
      .filter((path) => ![...(english.get(noun)?.keys() ?? [])].some((key) => tellsOf(path).test(key)))
      .map((path) => `${noun}:${path}`),
  )
  expect(stray).toEqual([])
})

it.each(LANGUAGES)('no text in %s is longer than its place', (language) => {
  const long = Object.entries(notes).flatMap(([noun, told]) =>
    Object.entries(told).flatMap(([path, { at_most = Number.POSITIVE_INFINITY }]) =>
      [...(texts.get(language)?.get(noun) ?? [])]
        .filter(([key, text]) => tellsOf(path).test(key) && text.length > at_most)
        .map(([key, text]) => `${noun}:${key} “${text}” has ${text.length} of ${at_most}`),
    ),
  )
  expect(long).toEqual([])
})

/** The keys of a noun by the single word that all of them say in English. */
function wordsOf(noun: string): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const [key, text] of english.get(noun) ?? [])
    if (!/\s/.test(text)) keys.set(text.toLowerCase(), [...(keys.get(text.toLowerCase()) ?? []), key])
  return keys
}

it.each(NAMESPACES)('a word of %s that a language says in two ways has a note', (noun) => {
  const saysTwo = (keys: readonly string[]) =>
    LANGUAGES.some(
      (language) =>
        new Set(keys.map((key) => texts.get(language)?.get(noun)?.get(key)?.toLowerCase())).size > 1,
    )
  const told = Object.keys(notes[noun] ?? {})
  const untold = [...wordsOf(noun)]
    .filter(([, keys]) => saysTwo(keys))
    .flatMap(([word, keys]) =>
      keys.filter((key) => !told.some((path) => tellsOf(path).test(key))).map((key) => `${key}: ${word}`),
    )
  expect(untold).toEqual([])
})
