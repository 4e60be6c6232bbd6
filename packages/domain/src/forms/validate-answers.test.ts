import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import texts from '../texts/en/shared.json' with { type: 'json' }
import { compileQuestions } from './compile-questions.ts'
import { FieldDefinition, type FieldDefinitionInput } from './field-definition.ts'
import { fieldMessages } from './field-messages.ts'
import { validateAnswers } from './validate-answers.ts'

const english = fieldMessages((key, params = {}) => {
  const rule = key.replace('shared:validation.', '') as keyof typeof texts.validation
  return texts.validation[rule].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]))
})
const field = (over: Partial<FieldDefinitionInput>) =>
  FieldDefinition.parse({ name: 'answer', type: 'text', label: 'Answer', ...over })
const validateForm = (fields: readonly FieldDefinition[], given: Record<string, unknown>) =>
  validateAnswers(
    compileQuestions(fields, (key) => key),
    given,
    english,
  )
const validate = (over: Partial<FieldDefinitionInput>, answer: unknown) =>
  validateForm([field(over)], { answer })
const messageOf = (over: Partial<FieldDefinitionInput>, answer: unknown) =>
  validate(over, answer).mistakes[0]?.message

describe('the common messages, word for word', () => {
  it("says 'This field is required.' for a blank required field [S1-5.030] [S2-5.052]", () => {
    expect(messageOf({ required: true }, '  ')).toBe('This field is required.')
    expect(messageOf({ validations: { required: true } }, undefined)).toBe('This field is required.')
  })
  it('says how many characters are needed [S1-5.031] [S2-5.053]', () => {
    expect(messageOf({ validations: { min: 5 } }, 'abcd')).toBe('This field must be at least 5 characters')
    expect(messageOf({ validations: { min: 5 } }, 'abcde')).toBeUndefined()
  })
  it('says which value is too large [S1-5.032] [S2-5.054]', () => {
    expect(messageOf({ type: 'number', max: 100 }, '101')).toBe('This field must be at less than 100')
    expect(messageOf({ type: 'number', max: 100 }, '100')).toBeUndefined()
  })
  it('asks for digits in a numeric field [S1-5.033] [S2-5.055]', () => {
    expect(messageOf({ type: 'number' }, '1,000')).toBe(
      'This field must contain numeric values without commas or other signs.',
    )
  })
  it('asks for a decimal point in a decimal field [S1-5.034] [S2-5.056]', () => {
    expect(messageOf({ type: 'number', step: 0.1 }, '1,5')).toBe(
      'This field must contain decimal values without commas or other signs.',
    )
  })
  it('notices a repetition that differs [S1-5.035] [S2-5.057]', () => {
    const fields = [
      field({ name: 'password', type: 'password' }),
      field({ name: 'again', type: 'password', validations: { confirmed: 'password' } }),
    ]
    expect(validateForm(fields, { password: 'one', again: 'two' }).mistakes).toMatchObject([
      { path: 'again', message: 'Passwords do not match. Re-enter password.' },
    ])
    expect(validateForm(fields, { password: 'one', again: '' }).mistakes).toHaveLength(1)
    expect(validateForm(fields, { password: 'one', again: 'one' }).mistakes).toEqual([])
  })
  it.each(['text', 'number'] as const)('counts the digits of a %s [S1-5.036] [S2-5.058]', (type) => {
    const said = (typed: string) => messageOf({ type, validations: { digits: 6 } }, typed)
    expect(['12345', '1234567'].map(said)).toEqual(['Must be 6 digits.', 'Must be 6 digits.'])
    expect(said('120456')).toBeUndefined()
  })
  it('takes nothing but digits where they are counted [S1-5.036]', () => {
    expect(messageOf({ validations: { digits: 6 } }, 'abcdef')).toBe('Must be 6 digits.')
  })
  it('lets the partner say it in other words', () => {
    expect(messageOf({ required: true, messages: { required: 'We need this.' } }, '')).toBe('We need this.')
  })
})

describe('values', () => {
  it('lets an optional field stay blank', () => {
    expect(validate({ type: 'email' }, '').values).toEqual({ answer: '' })
    expect(validate({ type: 'number' }, '').values).toEqual({ answer: null })
  })
  it('upper-cases where the partner asks for it [S1-5.023]', () => {
    expect(validate({ only_uppercase: true }, 'wi').values).toEqual({ answer: 'WI' })
  })
  it('turns typed numbers into numbers', () => {
    expect(validate({ type: 'number', step: 0.5 }, '12.5').values).toEqual({ answer: 12.5 })
    expect(validate({ type: 'slider', min: 10, max: 30 }, 21).values).toEqual({ answer: 21 })
  })
  it('takes only numbers on the step, counted from the minimum', () => {
    const said = (over: Partial<FieldDefinitionInput>, typed: string) =>
      messageOf({ type: 'number', ...over }, typed)
    expect(said({ step: 5 }, '7')).toBe('Enter a number in steps of 5, counted from 0.')
    expect(said({ step: 5, min: 2 }, '5')).toBe('Enter a number in steps of 5, counted from 2.')
    expect(validate({ type: 'number', step: 5, min: 2 }, '7').values).toEqual({ answer: 7 })
    expect(said({ step: 0.1 }, '0.25')).toBe('Enter a number in steps of 0.1, counted from 0.')
  })
  it('takes every multiple of a step, however it is held by the computer', () => {
    const Steps = fc.constantFrom(0.01, 0.05, 0.1, 0.5, 1, 5)
    fc.assert(
      fc.property(Steps, fc.integer({ min: 0, max: 10_000_000 }), (step, count) => {
        const typed = (count * step).toFixed(2).replace(/\.00$/, '')
        expect(validate({ type: 'number', step }, typed).values).toEqual({ answer: Number(typed) })
      }),
    )
  })
  it('leaves a figure between two steps of a slider as it was typed', () => {
    expect(validate({ type: 'slider', min: 300, max: 6000, step: 50 }, '1873').values).toEqual({
      answer: 1873,
    })
  })
  it('keeps a password exactly as typed', () => {
    expect(validate({ type: 'password' }, ' two words ').values).toEqual({ answer: ' two words ' })
  })
  it('accepts only offered options, each once', () => {
    const options = [
      { value: 'gas', label: 'Gas' },
      { value: 'oil', label: 'Oil' },
    ]
    expect(validate({ type: 'select', options }, 'coal').mistakes).toHaveLength(1)
    expect(validate({ type: 'radio', options }, ['gas', 'oil']).mistakes).toHaveLength(1)
    expect(validate({ type: 'checkbox', options }, ['gas', 'oil']).values).toEqual({ answer: ['gas', 'oil'] })
    expect(validate({ type: 'buttons', multiple: true, options }, ['gas', 'gas']).mistakes).toHaveLength(1)
  })
  it('refuses a text longer than any form asks for', () => {
    expect(validate({}, 'x'.repeat(256)).mistakes).toHaveLength(1)
  })
  it('does not ask a person for a field they cannot change, and keeps its default', () => {
    expect(validate({ required: true, hidden: true, default: 'US' }, undefined).values).toEqual({
      answer: 'US',
    })
    expect(validate({ required: true, readonly: true }, '').mistakes).toEqual([])
  })
  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('text', 'number', 'email', 'select', 'checkbox', 'buttons', 'slider'),
        fc.anything(),
        (type, answer) => {
          validate({ type, required: true, options: [{ value: 'a', label: 'A' }] }, answer)
        },
      ),
    )
  })
})

describe('fields that hang from another', () => {
  const heat = field({
    name: 'heat',
    type: 'radio',
    enable_sub_fields: true,
    options: [
      {
        value: 'pump',
        label: 'Heat pump',
        sub_fields: [
          { name: 'hspf', type: 'number', label: 'HSPF', step: 0.1, required: true },
          { name: 'cop', type: 'number', label: 'COP', step: 0.1, required: true },
        ],
      },
      { value: 'stove', label: 'Stove' },
    ],
  })
  it('needs one answer under a choice with required sub-fields [S1-5.019]', () => {
    expect(validateForm([heat], { heat: 'pump' }).mistakes.map(({ path }) => path)).toEqual(['hspf', 'cop'])
    expect(validateForm([heat], { heat: 'pump', cop: '3.1' }).values).toEqual({
      heat: 'pump',
      hspf: null,
      cop: 3.1,
    })
  })
  it('needs no answer under a choice whose sub-fields are all optional', () => {
    const notes = (given: { validations?: { required: boolean } }) =>
      field({
        name: 'heat',
        type: 'radio',
        enable_sub_fields: true,
        options: [
          {
            value: 'pump',
            label: 'Heat pump',
            sub_fields: [{ name: 'note', type: 'text', label: 'Note', ...given }],
          },
        ],
      })
    expect(validateForm([notes({})], { heat: 'pump' }).mistakes).toEqual([])
    const needed = [notes({ validations: { required: true } })]
    expect(validateForm(needed, { heat: 'pump' }).mistakes).toHaveLength(1)
  })
  it('drops an answer under a choice that is no longer made', () => {
    expect(validateForm([heat], { heat: 'stove', cop: '3' }).values).toEqual({ heat: 'stove' })
  })
  it('offers only the options that the parent maps to', () => {
    const region = field({
      name: 'region',
      type: 'select',
      parent: 'country',
      mappings: { US: ['WI'], CA: ['ON'] },
      options: [
        { value: 'WI', label: 'Wisconsin' },
        { value: 'ON', label: 'Ontario' },
      ],
    })
    const form = [field({ name: 'country' }), region]
    expect(validateForm(form, { country: 'US', region: 'WI' }).mistakes).toEqual([])
    expect(validateForm(form, { country: 'US', region: 'ON' }).mistakes).toHaveLength(1)
    expect(validateForm(form, { country: 'PT', region: 'ON' }).values).toEqual({ country: 'PT' })
    expect(validateForm(form, { region: 'ON' }).values).toEqual({ country: '' })
  })
})
