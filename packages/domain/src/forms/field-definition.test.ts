import { expect, it } from 'vitest'
import { FIELD_TYPES, FieldDefinition } from './field-definition.ts'

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
  const written = {
    name: 'region',
    type: 'select',
    label: 'Region',
    placeholder: 'Please select one',
    validations: { max: 40 },
    options: [
      { value: 'WI', label: 'Wisconsin', sub_fields: [{ name: 'county', type: 'text', label: 'County' }] },
    ],
    column_size: 6,
    parent: 'country',
    mappings: { US: ['WI'] },
    copy_address: 'region',
    mask: 'AA',
    only_uppercase: true,
    hidden: false,
    disabled: false,
    readonly: false,
    help_text: 'Where the home stands',
    default: 'WI',
    required: true,
    enable_sub_fields: true,
  } as const
  const field = FieldDefinition.parse(written)
  expect(field).toMatchObject(written)
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
