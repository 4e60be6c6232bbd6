import { expect, it } from 'vitest'
import { chooseLanguage } from './language.ts'

it.each([
  [undefined, 'fr'],
  ['en-US,en;q=0.9', 'en'],
  ['de, en;q=0.4, fr;q=0.8', 'fr'],
  ['en;q=0, de', 'fr'],
  ['*', 'fr'],
  ['nonsense;;;=', 'fr'],
] as const)('%s on a French and English site is %s', (header, language) => {
  expect(chooseLanguage(header, ['fr', 'en'])).toBe(language)
})
