import { expect, it } from 'vitest'
import { numberWords } from './number-words.ts'

const numbers = (locale: string) => ({
  locale,
  number: (value: number, decimals = 0) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, useGrouping: 'always' }).format(value),
})
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

it('a quantity is written as the language does, with its unit; a year has nothing between its thousands', () => {
  expect(plain(numberWords('1850', numbers('en-US'), 'sq ft'))).toBe('1,850 sq ft')
  expect(plain(numberWords('1850.5', numbers('pt-PT'), 'm²'))).toBe('1 850,5 m²')
  expect(numberWords('1974', numbers('en-US'))).toBe('1974')
  expect(numberWords('2.50', numbers('fr-CA'))).toBe('2,50')
})

it('what is no number stays as it was written', () => {
  expect(numberWords('about 60', numbers('en-US'), 'sq ft')).toBe('about 60')
  expect(numberWords('', numbers('en-US'))).toBe('')
})
