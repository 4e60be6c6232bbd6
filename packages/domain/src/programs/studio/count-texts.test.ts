import { expect, it } from 'vitest'
import { countTexts, translatedPercent } from './count-texts.ts'

const DOCUMENT = {
  code: 'fans',
  name: { en: 'Fans', es: 'Ventiladores' },
  steps: [{ name: { en: 'Terms', es: '' } }, { name: { es: 'Datos', en: 'Details' } }],
  statuses: { sent: { name: { en: 'Sent' }, mail: {} } },
}

it('counts the texts of a program by language; a code is none, and what is empty is not written', () => {
  expect(countTexts(DOCUMENT, 'en')).toEqual({ all: 4, written: 4 })
  expect(countTexts(DOCUMENT, 'es')).toEqual({ all: 4, written: 2 })
  expect(countTexts(DOCUMENT, 'fr')).toEqual({ all: 4, written: 0 })
})

it('is whole only where nothing is missing', () => {
  const texts = Array.from({ length: 300 }, () => ({ en: 'Fan', es: 'Ventilador' }))
  expect(translatedPercent(texts, 'es')).toBe(100)
  expect(translatedPercent([...texts, { en: 'Fan' }], 'es')).toBe(99)
  expect(translatedPercent({}, 'es')).toBe(100)
})
