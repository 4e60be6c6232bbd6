import { expect, it } from 'vitest'
import { changeAnswer } from './change-answer.ts'
import { compileQuestions } from './compile-questions.ts'
import { FieldDefinition } from './field-definition.ts'

const age = { name: 'age', type: 'number', label: 'Age' } as const
const fields = [
  FieldDefinition.parse({
    name: 'heat',
    type: 'buttons',
    label: 'Heat',
    enable_sub_fields: true,
    options: [
      { value: 'gas', label: 'Gas', sub_fields: [age] },
      { value: 'oil', label: 'Oil', sub_fields: [age] },
    ],
  }),
  FieldDefinition.parse({ name: 'country', type: 'text', label: 'Country' }),
  FieldDefinition.parse({
    name: 'region',
    type: 'select',
    label: 'Region',
    parent: 'country',
    mappings: { US: ['WI'], CA: ['ON'] },
    options: [
      { value: 'WI', label: 'Wisconsin' },
      { value: 'ON', label: 'Ontario' },
    ],
  }),
  FieldDefinition.parse({
    name: 'code',
    type: 'text',
    label: 'Code',
    parent: 'country',
    mappings: { US: '+1', PT: '+351' },
  }),
]
const questions = compileQuestions(fields, (key) => key)

it('clears the sub-field values when the choice above them changes', () => {
  expect(changeAnswer(questions, { heat: 'gas', age: 12 }, 'heat', 'oil')).toEqual({ heat: 'oil' })
})
it('keeps the sub-field values when another answer changes', () => {
  expect(changeAnswer(questions, { heat: 'gas', age: 12 }, 'age', 13)).toEqual({ heat: 'gas', age: 13 })
})
it('fills in what the parent maps to and forgets an option it no longer offers', () => {
  const before = { country: 'CA', region: 'ON' }
  expect(changeAnswer(questions, before, 'country', 'US')).toEqual({
    country: 'US',
    region: undefined,
    code: '+1',
  })
  expect(changeAnswer(questions, before, 'country', 'PT')).toEqual({ country: 'PT', code: '+351' })
})
