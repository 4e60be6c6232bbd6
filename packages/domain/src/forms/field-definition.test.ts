import { expect, it } from 'vitest'
import { FIELD_TYPES, FieldDefinition } from './field-definition.ts'
import { REGION_FIELD } from './testing/region-field.ts'

it('fills in what a partner leaves out', () => {
  const field = FieldDefinition.parse({ name: 'city', type: 'text', label: 'City' })
  expect(field).toMatchObject({
    required: false,
    column_size: 'full',
    options: [],
    validations: {},
    hidden: false,
  })
})

it('takes half a row or a whole one, and nothing else [S1-3.022]', () => {
  const isSize = (column_size: unknown) =>
    FieldDefinition.safeParse({ name: 'city', type: 'text', label: 'City', column_size }).success
  expect([6, 'full', 4, 12, '6', 'half'].filter(isSize)).toEqual([6, 'full'])
})

it('carries every property a form field may have', () => {
  const field = FieldDefinition.parse(REGION_FIELD)
  expect(field).toMatchObject(REGION_FIELD)
  expect(field.options[0]?.sub_fields[0]?.column_size).toBe('full')
})

it('knows the seven types of the specification and refuses another', () => {
  expect(FIELD_TYPES).toEqual(
    expect.arrayContaining(['text', 'number', 'email', 'password', 'select', 'radio', 'checkbox']),
  )
  expect(FieldDefinition.safeParse({ name: 'x', type: 'dial', label: 'X' }).success).toBe(false)
})

it('names the path of an unknown property, also inside a sub-field', () => {
  const result = FieldDefinition.safeParse({
    name: 'heat',
    type: 'radio',
    label: 'Heat',
    options: [
      {
        value: 'gas',
        label: 'Gas',
        sub_fields: [{ name: 'age', type: 'number', label: 'Age', colour: 'red' }],
      },
    ],
  })
  expect(result.error?.issues[0]).toMatchObject({ path: ['options', 0, 'sub_fields', 0], keys: ['colour'] })
})
