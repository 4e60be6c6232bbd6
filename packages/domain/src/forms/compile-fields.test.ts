import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { texts } from '../texts/en/shared.ts'
import { compileFields } from './compile-fields.ts'
import { FieldDefinition, type FieldDefinitionInput } from './field-definition.ts'
import { fieldMessages } from './field-messages.ts'

const english = fieldMessages((key, params) => {
  const rule = key.replace('shared:validation.', '') as keyof typeof texts.validation
  return texts.validation[rule].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]))
})
const field = (over: Partial<FieldDefinitionInput>) =>
  FieldDefinition.parse({ name: 'answer', type: 'text', label: 'Answer', ...over })
const judge = (over: Partial<FieldDefinitionInput>, answer: unknown) =>
  compileFields([field(over)], english).safeParse({ answer })
const messageOf = (over: Partial<FieldDefinitionInput>, answer: unknown) =>
  judge(over, answer).error?.issues[0]?.message

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
  it('asks for digits in a numeric field', () => {
    expect(messageOf({ type: 'number' }, '1,000')).toBe(
      'This field must contain numeric values without commas or other signs.',
    )
  })
  it('asks for a decimal point in a decimal field', () => {
    expect(messageOf({ type: 'number', step: 0.1 }, '1,5')).toBe(
      'This field must contain decimal values without commas or other signs.',
    )
  })
  it('notices a repetition that differs [S1-5.035] [S2-5.057]', () => {
    const fields = [
      field({ name: 'password', type: 'password' }),
      field({ name: 'again', type: 'password', validations: { confirmed: 'password' } }),
    ]
    const result = compileFields(fields, english).safeParse({ password: 'one', again: 'two' })
    expect(result.error?.issues).toMatchObject([
      { path: ['again'], message: 'Passwords do not match. Re-enter password.' },
    ])
    expect(compileFields(fields, english).safeParse({ password: 'one', again: '' }).success).toBe(false)
  })
  it('counts digits [S1-5.036] [S2-5.058]', () => {
    expect(messageOf({ validations: { digits: 10 } }, '123')).toBe('Must be 10 digits.')
  })
  it('lets the partner say it in other words', () => {
    expect(messageOf({ required: true, messages: { required: 'We need this.' } }, '')).toBe('We need this.')
  })
})

describe('values', () => {
  it('lets an optional field stay blank', () => {
    expect(judge({ type: 'email' }, '').data).toEqual({ answer: '' })
    expect(judge({ type: 'number' }, '').data).toEqual({ answer: null })
  })
  it('upper-cases where the partner asks for it [S1-5.023]', () => {
    expect(judge({ only_uppercase: true }, 'wi').data).toEqual({ answer: 'WI' })
  })
  it('turns typed numbers into numbers', () => {
    expect(judge({ type: 'number', step: 0.5 }, '12.5').data).toEqual({ answer: 12.5 })
    expect(judge({ type: 'slider', min: 10, max: 30 }, 21).data).toEqual({ answer: 21 })
  })
  it('takes only numbers on the step, counted from the minimum', () => {
    const said = (over: Partial<FieldDefinitionInput>, typed: string) =>
      messageOf({ type: 'number', ...over }, typed)
    expect(said({ step: 5 }, '7')).toBe('Enter a number in steps of 5, counted from 0.')
    expect(said({ step: 5, min: 2 }, '5')).toBe('Enter a number in steps of 5, counted from 2.')
    expect(judge({ type: 'number', step: 5, min: 2 }, '7').data).toEqual({ answer: 7 })
    expect(said({ step: 0.1 }, '0.25')).toBe('Enter a number in steps of 0.1, counted from 0.')
  })
  it('takes every multiple of a step, however it is held by the computer', () => {
    const Steps = fc.constantFrom(0.01, 0.05, 0.1, 0.5, 1, 5)
    fc.assert(
      fc.property(Steps, fc.integer({ min: 0, max: 10_000_000 }), (step, count) => {
        const typed = (count * step).toFixed(2).replace(/\.00$/, '')
        expect(judge({ type: 'number', step }, typed).data).toEqual({ answer: Number(typed) })
      }),
    )
  })
  it('leaves a figure between two steps of a slider as it was typed', () => {
    expect(judge({ type: 'slider', min: 300, max: 6000, step: 50 }, '1873').data).toEqual({ answer: 1873 })
  })
  it('keeps a password exactly as typed', () => {
    expect(judge({ type: 'password' }, ' two words ').data).toEqual({ answer: ' two words ' })
  })
  it('accepts only offered options, each once', () => {
    const options = [
      { value: 'gas', label: 'Gas' },
      { value: 'oil', label: 'Oil' },
    ]
    expect(judge({ type: 'select', options }, 'coal').success).toBe(false)
    expect(judge({ type: 'radio', options }, ['gas', 'oil']).success).toBe(false)
    expect(judge({ type: 'checkbox', options }, ['gas', 'oil']).data).toEqual({ answer: ['gas', 'oil'] })
    expect(judge({ type: 'buttons', multiple: true, options }, ['gas', 'gas']).success).toBe(false)
  })
  it('refuses a text longer than any form asks for', () => {
    expect(judge({}, 'x'.repeat(256)).success).toBe(false)
  })
  it('does not ask a person for a field they cannot change, and keeps its default', () => {
    expect(judge({ required: true, hidden: true, default: 'US' }, undefined).data).toEqual({ answer: 'US' })
    expect(judge({ required: true, readonly: true }, '').success).toBe(true)
  })
  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('text', 'number', 'email', 'select', 'checkbox', 'buttons', 'slider'),
        fc.anything(),
        (type, answer) => {
          judge({ type, required: true, options: [{ value: 'a', label: 'A' }] }, answer)
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
    const form = compileFields([heat], english)
    expect(form.safeParse({ heat: 'pump' }).success).toBe(false)
    expect(form.safeParse({ heat: 'pump', cop: '3.1' }).data).toEqual({ heat: 'pump', hspf: null, cop: 3.1 })
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
    expect(compileFields([notes({})], english).safeParse({ heat: 'pump' }).success).toBe(true)
    const needed = compileFields([notes({ validations: { required: true } })], english)
    expect(needed.safeParse({ heat: 'pump' }).success).toBe(false)
  })
  it('drops an answer under a choice that is no longer made', () => {
    expect(compileFields([heat], english).parse({ heat: 'stove', cop: '3' })).toEqual({ heat: 'stove' })
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
    const form = compileFields([field({ name: 'country' }), region], english)
    expect(form.safeParse({ country: 'US', region: 'WI' }).success).toBe(true)
    expect(form.safeParse({ country: 'US', region: 'ON' }).success).toBe(false)
    expect(form.parse({ country: 'PT', region: 'ON' })).toEqual({ country: 'PT' })
    expect(form.parse({ region: 'ON' })).toEqual({ country: '' })
  })
  it('refuses a name that the form does not have, when asked to', () => {
    const form = compileFields([field({})], english, { refuseUnknown: true })
    expect(form.safeParse({ answer: 'x', is_admin: 'true' }).error?.issues[0]?.path).toEqual(['is_admin'])
  })
})
