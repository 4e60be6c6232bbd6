import { describe, expect, it } from 'vitest'
import { withOptionCodes } from './add-option-codes.ts'
import { codeBook } from './code-book.ts'

const question = (code: string, over: object) => ({ code, question: { en: code }, ...over })
const OLDER = {
  languages: ['es', 'en'],
  eligibility: [{ code: 'gas', test: { fact: 'heating_fuel', is: 'one_of', values: ['Otra'] } }],
  question_groups: [
    {
      code: 'home',
      questions: [
        question('owner', {
          type: 'Specific values',
          rules: { en: '-Choose-;Me; The bank;Other', es: '-Elija-;Yo;El banco;Otra' },
          prefill: { from: 'ownership', codes: [['own'], [], ['rent'], ['gone']] },
        }),
        question('walls', {
          type: 'multi_select',
          rules: { es: 'Ladrillo;Madera' },
          tells: { fact: 'wall_type', codes: ['brick', ''] },
          visible_when: { any: [{ fact: 'owner', is: 'one_of', values: ['Yo', 'Nadie'] }] },
        }),
        question('solar', { type: 'Boolean', tells: { fact: 'solar_pv', codes: ['yes', 'no'] } }),
      ],
    },
  ],
  measure_types: {
    layer: {
      field_groups: [
        {
          code: 'work',
          fields: [
            { name: 'material', rules: { es: 'Espuma;Mantas', en: 'Foam;Batts' }, default_value: 'Mantas' },
            { name: 'notes', default_value: 'Espuma' },
          ],
        },
      ],
    },
  },
  steps: [{ id: 'papers', visible_when: { not: { fact: 'owner', is: 'none_of', values: ['Otra'] } } }],
}
const at = (document: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((found, key) => Object(found)[key], document)

describe('a program from before options had codes', () => {
  const now = withOptionCodes(OLDER)
  const owner = at(now, 'question_groups', 0, 'questions', 0)
  it('has options in every language, by a code that is made of the first', () => {
    expect(owner).toEqual({
      code: 'owner',
      question: { en: 'owner' },
      type: 'Specific values',
      options: [
        { code: 'yo', label: { es: 'Yo', en: 'Me' } },
        { code: 'el_banco', label: { es: 'El banco', en: 'The bank' } },
        { code: 'otra', label: { es: 'Otra', en: 'Other' } },
      ],
      placeholder: { es: 'Elija', en: 'Choose' },
      prefill: { from: 'ownership', codes: { yo: ['own'], el_banco: [], otra: ['rent'] } },
    })
  })
  it('tells by codes, of a yes and a no too', () => {
    expect(at(now, 'question_groups', 0, 'questions', 1, 'tells')).toEqual({
      fact: 'wall_type',
      codes: { ladrillo: 'brick', madera: '' },
    })
    expect(at(now, 'question_groups', 0, 'questions', 2, 'tells', 'codes')).toEqual({
      true: 'yes',
      false: 'no',
    })
  })
  it('names codes in its conditions; what is no option, and a fact of the home, stays', () => {
    expect(at(now, 'question_groups', 0, 'questions', 1, 'visible_when', 'any', 0, 'values')).toEqual([
      'yo',
      'Nadie',
    ])
    expect(at(now, 'steps', 0, 'visible_when', 'not', 'values')).toEqual(['otra'])
    expect(at(now, 'eligibility')).toEqual(OLDER.eligibility)
  })
  it('fills in by codes, where the field is a choice', () => {
    const fields = at(now, 'measure_types', 'layer', 'field_groups', 0, 'fields')
    expect(at(fields, 0, 'default_value')).toBe('mantas')
    expect(at(fields, 1, 'default_value')).toBe('Espuma')
  })
  it('is left alone once it is carried over, and so is what is no program', () => {
    expect(withOptionCodes(now)).toEqual(now)
    for (const odd of [null, 'text', [], { question_groups: 'none', measure_types: { layer: 7 } }])
      expect(withOptionCodes(odd)).toEqual(odd)
  })
})

describe('the codes of the versions of a program', () => {
  const LANGUAGES = ['en', 'es'] as const
  it('are the same for what has the same words, in whatever order, and others for what is new', () => {
    const book = codeBook()
    expect(book('owner', [{ en: 'Me' }, { en: 'Other' }], LANGUAGES)).toEqual(['me', 'other'])
    expect(book('owner', [{ en: 'Other' }, { en: 'Bank' }, { en: 'Me' }], LANGUAGES)).toEqual([
      ...['other', 'bank', 'me'],
    ])
    expect(book('lender', [{ en: 'Bank' }], LANGUAGES)).toEqual(['bank'])
  })
  it('know an option again by another language, and never give two options one code', () => {
    const book = codeBook()
    book('owner', [{ en: 'Me', es: 'Yo' }], LANGUAGES)
    expect(book('owner', [{ en: 'Myself', es: 'Yo' }], LANGUAGES)).toEqual(['me'])
    expect(book('owner', [{ en: 'Me' }, { en: 'I', es: 'Yo' }], LANGUAGES)).toEqual(['me', 'i'])
  })
  it('are none of the answers that match no option: they would become one', () => {
    expect(codeBook(['me'])('owner', [{ en: 'Me' }], LANGUAGES)).toEqual(['me_2'])
  })
})
