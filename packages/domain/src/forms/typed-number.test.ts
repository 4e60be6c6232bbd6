import { expect, it } from 'vitest'
import { compileQuestions } from './compile-questions.ts'
import { FieldDefinition } from './field-definition.ts'
import { decimalMark, readNumbers, typedNumber } from './typed-number.ts'

const whole = (typed: string) => typedNumber(typed, { decimals: false, mark: '.' })
const decimal = (typed: string, mark: '.' | ',' = '.') => typedNumber(typed, { decimals: true, mark })

it.each(['1850', '1,850', '1 850', '1.850', '1\u00a0850', '1\u202f850', "1'850", ' 1850 '])(
  'reads %j as one thousand eight hundred and fifty in a whole field',
  (typed) => expect(whole(typed)).toBe('1850'),
)

it.each(['1,85', '1.8500', '12,34,567', '1 85', 'about 1850', '1,850.5', '', '1,,850'])(
  'does not guess what %j means in a whole field',
  (typed) => expect(whole(typed)).toBeUndefined(),
)

it('reads thousands and decimals in either notation', () => {
  expect(decimal('1,234.50')).toBe('1234.50')
  expect(decimal('1.234,50')).toBe('1234.50')
  expect(decimal('1 234,5', ',')).toBe('1234.5')
  expect(decimal('1,234,567')).toBe('1234567')
  expect(decimal('12,5')).toBe('12.5')
  expect(decimal('0,125', '.')).toBe('0.125')
})

it("reads three digits after one mark by the reader's language", () => {
  expect(decimal('1,850', '.')).toBe('1850')
  expect(decimal('1,850', ',')).toBe('1.850')
  expect(decimal('1.850', ',')).toBe('1850')
  expect(decimal('1.850', '.')).toBe('1.850')
})

it('knows the decimal mark of a locale', () => {
  expect(['en-US', 'es-US', 'fr-CA', 'pt-PT'].map(decimalMark)).toEqual(['.', '.', ',', ','])
})

it('reads the numbers of a form and leaves texts and what is no number as typed', () => {
  const field = (name: string, type: 'text' | 'number', step?: number) =>
    FieldDefinition.parse({ name, type, label: name, step })
  const fields = [
    field('area', 'number'),
    field('cost', 'number', 0.01),
    field('zip', 'text'),
    field('year', 'number'),
  ]
  const values = { area: '1,850', cost: '84,5', zip: '1,850', year: 'nineteen' }
  const questions = compileQuestions(fields, (key) => key)
  expect(readNumbers(questions, values, '.')).toEqual({
    area: '1850',
    cost: '84.5',
    zip: '1,850',
    year: 'nineteen',
  })
})
