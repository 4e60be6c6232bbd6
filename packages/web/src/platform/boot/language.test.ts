import { expect, it } from 'vitest'
import { offeredLanguage } from './language.ts'

it('takes the first wanted language that the partner offers, else the first of the partner', () => {
  expect(offeredLanguage(['es', 'en'], ['en', 'es'])).toBe('es')
  expect(offeredLanguage(['pt', 'en'], ['fr', 'en'])).toBe('en')
  expect(offeredLanguage(['pt'], ['fr', 'en'])).toBe('fr')
})
