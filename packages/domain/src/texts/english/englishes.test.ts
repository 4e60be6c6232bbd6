import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Texts } from '../namespaces.ts'
import { overlaid } from '../overlaid.ts'
import { NAMESPACES, readTexts } from '../testing/read-texts.ts'
import { ENGLISH_LAYERS, ENGLISHES, foreignWord } from './englishes.ts'

const leaves = (texts: Texts, above = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[above + key, value]] : leaves(value, `${above}${key}.`),
  )

describe.each(ENGLISHES)('the texts in %s', (english) => {
  it('have no word of another English', async () => {
    const found: string[] = []
    for (const namespace of NAMESPACES) {
      const texts = overlaid(await readTexts('en', namespace), ENGLISH_LAYERS[english][namespace])
      for (const [key, text] of leaves(texts)) {
        const word = foreignWord(text, english)
        if (word !== undefined) found.push(`${namespace}:${key} ${word}`)
      }
    }
    expect(found).toEqual([])
  })

  it('lay nothing over a text that does not exist', async () => {
    const stray = Object.keys(ENGLISH_LAYERS[english]).filter((noun) => !NAMESPACES.includes(noun))
    for (const namespace of NAMESPACES) {
      const core = new Set(leaves(await readTexts('en', namespace)).map(([key]) => key))
      for (const [key] of leaves(ENGLISH_LAYERS[english][namespace] ?? {}))
        if (!core.has(key)) stray.push(`${namespace}:${key}`)
    }
    expect(stray).toEqual([])
  })
})

it('tells a foreign word of each English', () => {
  expect(foreignWord('Two storeys and a draughty hall', 'en-US')).toBe('storeys')
  expect(foreignWord('Two stories and a drafty hall', 'en-US')).toBeUndefined()
  expect(foreignWord('Two storeys and a drafty hall', 'en-CA')).toBeUndefined()
  expect(foreignWord('A drafty hall', 'en-GB')).toBe('drafty')
  expect(foreignWord('We pay 40 % of it', 'en-US')).toBe('0 %')
})

/** Every English text of a file, with where it stands. */
const englishIn = (value: unknown, path: string): [string, string][] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]): [string, string][] =>
    key === 'en' && typeof item === 'string' ? [[path, item]] : englishIn(item, `${path}.${key}`),
  )
}

const partnersFolder = new URL('../../../../../partners/', import.meta.url)

it.each([
  ['lakeshore', 'en-US'],
  ['boreale', 'en-CA'],
  ['tejo', 'en-GB'],
] as const)('the catalogue and the programs of %s are in %s', (partner, english) => {
  const files = readdirSync(new URL(partner, partnersFolder), { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((file) => file === 'incentives.json' || file.startsWith('programs/'))
    .flatMap((file) =>
      englishIn(JSON.parse(readFileSync(new URL(`${partner}/${file}`, partnersFolder), 'utf8')), file),
    )
  expect(found.length).toBeGreaterThan(50)
  expect(found.filter(([, text]) => foreignWord(text, english) !== undefined)).toEqual([])
})
