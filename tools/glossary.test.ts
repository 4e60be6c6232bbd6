import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { struckOut, struckOutNames } from './boundaries/struck-out-names.ts'

const ROOT = resolve(import.meta.dirname, '..')
const words = () => struckOut(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))
const sources = () =>
  ['engine', 'domain', 'server', 'web'].flatMap((name) => {
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
