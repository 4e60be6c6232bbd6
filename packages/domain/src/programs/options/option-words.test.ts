import { expect, it } from 'vitest'
import { sayIn } from '../definition/program-words.ts'
import { optionCode } from './option-code.ts'
import { answerInCodes, answerInWords } from './option-words.ts'
import { parseRules, writeRules } from './question-rules.ts'

const [EN, ES] = [sayIn('en', ['en', 'es']), sayIn('es', ['en', 'es'])]
const OWNER = {
  placeholder: { en: 'Choose', es: 'Elija' },
  options: [
    { code: 'me', label: { en: 'Me ', es: 'Yo' } },
    { code: 'other', label: { en: 'Somebody else' } },
  ],
}

it('an answer is stored by its code in whatever language it was given, and read in any', () => {
  for (const say of [EN, ES])
    for (const code of ['me', 'other']) {
      const words = answerInWords(OWNER, code, say)
      expect(answerInCodes(OWNER, words, say)).toBe(code)
    }
  expect(answerInWords(OWNER, ['other', 'me'], ES)).toEqual(['Somebody else', 'Yo'])
  expect(answerInCodes(OWNER, ['Yo', 'Somebody else'], ES)).toEqual(['me', 'other'])
})

it('what is no option says itself, and so does what is no choice', () => {
  expect(answerInWords(OWNER, 'The bank', ES)).toBe('The bank')
  expect(answerInCodes(OWNER, 'The bank', ES)).toBe('The bank')
  expect([answerInWords({}, 'me', EN), answerInWords(OWNER, 7, EN)]).toEqual(['me', 7])
})

it('the wire has the words of the reader, and reads them as they were written', () => {
  expect([writeRules(OWNER, EN), writeRules(OWNER, ES)]).toEqual([
    '-Choose-;Me;Somebody else',
    '-Elija-;Yo;Somebody else',
  ])
  expect(parseRules(writeRules(OWNER, ES))).toEqual({
    options: ['Yo', 'Somebody else'],
    placeholder: 'Elija',
  })
  expect(writeRules({}, EN)).toBe('')
})

it('a code is made of the first label, free, and never one of a language', () => {
  expect(optionCode('Más de R-38', [])).toBe('mas_de_r_38')
  expect(optionCode('Other', ['other', 'other_2'])).toBe('other_3')
  expect(optionCode('EN', [])).toBe('en_2')
  expect(optionCode('???', [])).toBe('option')
})
