import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { struckOut, struckOutNames } from './boundaries/struck-out-names.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const words = () => struckOut(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))
const sources = () =>
  ['engine', 'domain', 'readers', 'server', 'web'].flatMap((name) => {
    const folder = join(ROOT, 'packages', name, 'src')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8'))
  })

it('exports no name that the glossary has struck out', () => {
  expect(words()).toEqual(expect.arrayContaining(['recordAudit', 'judge…', 'say', 'Kept…', 'DOORS']))
  expect(sources().flatMap((text) => struckOutNames(words(), text))).toEqual([])
})

it.each([
  ['export function recordAudit() {}', ['recordAudit']],
  ['export const judgeAnswers = () => 1', ['judgeAnswers']],
  ['export type KeptPlan = 1', ['KeptPlan']],
  ['export const DOORS = []', ['DOORS']],
  ['export const sayings = []', []],
  ['const recordAudit = 1', []],
])('of %j it notices %j', (text, found) => {
  expect(struckOutNames(words(), text)).toEqual(found)
})

const LANGUAGES = ['en', 'es', 'fr', 'pt'] as const

/** The table of terms: by concept, one in each language. */
const terms = () => {
  const lines = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').split('\n')
  const start = lines.indexOf('| concept | en | es | fr | pt |')
  const rows = lines.slice(start + 2).filter((line) => line.startsWith('|'))
  return rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** All that is said in a language, by us and by the demo partners. */
const said = (language: string) => {
  const texts = join(ROOT, 'packages/domain/src/texts')
  const partners = join(ROOT, 'partners')
  const files = (under: string, pattern: RegExp) =>
    readdirSync(under, { recursive: true, encoding: 'utf8' })
      .filter((path) => pattern.test(path))
      .map((path) => readFileSync(join(under, path), 'utf8'))
  return [
    ...files(join(texts, language), /\.json$/),
    ...files(join(texts, 'console', language), /\.json$/),
    ...files(partners, /\.json$/),
  ]
    .join('\n')
    .toLowerCase()
}

it.each(LANGUAGES)('names each concept in %s by a word that people read', (language) => {
  const words = said(language)
  const column = LANGUAGES.indexOf(language) + 1
  expect(terms().length).toBeGreaterThan(30)
  const unread = terms()
    .filter((row) => (row[column] ?? '') === '' || !words.includes((row[column] ?? '').toLowerCase()))
    .map(([concept, ...row]) => `${concept}: ${row[column - 1]}`)
  expect(unread).toEqual([])
})
