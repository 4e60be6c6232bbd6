import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Texts } from '@hearthlight/domain/texts/namespaces'
import { NAMESPACES, readTexts } from '@hearthlight/domain/texts/testing/read-texts'
import { expect, it } from 'vitest'

const WEB = resolve(import.meta.dirname, '../../packages/web/src')
const PLURALS = ['_one', '_other', '_many', '_zero']

/** Every key with a text, with the groups above it: some screens take a whole group. */
function keysOf(texts: Texts, prefix: string): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : [prefix + key, ...keysOf(value, `${prefix}${key}.`)],
  )
}

const known = new Set<string>()
for (const namespace of NAMESPACES) {
  for (const key of keysOf(await readTexts('en', namespace), `${namespace}:`)) known.add(key)
}
const hasText = (key: string) => known.has(key) || PLURALS.some((plural) => known.has(key + plural))

/** The keys that a file names literally and that none of the namespaces it opens has. */
function missingIn(path: string): string[] {
  const source = readFileSync(join(WEB, path), 'utf8')
  const opened = [...source.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[\w-]+')/g)].flatMap(([, named = '']) =>
    [...named.matchAll(/'([\w-]+)'/g)].map(([, namespace = '']) => namespace),
  )
  if (opened.length === 0) return []
  return [...source.matchAll(/\bt\(\s*'([\w:.-]+)'/g)]
    .map(([, key = '']) => key)
    .filter((key) => !(key.includes(':') ? [key] : opened.map((each) => `${each}:${key}`)).some(hasText))
    .map((key) => `${path}: ${key}`)
}

it('every text that a screen names is there', () => {
  const screens = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
  )
  expect(screens.length).toBeGreaterThan(100)
  expect(screens.flatMap(missingIn)).toEqual([])
})
