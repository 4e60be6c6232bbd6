import { expect, it } from 'vitest'
import type { FieldDefinition } from '../forms/field-definition.ts'
import { asUtility } from './utilities.ts'

const utilities = { electric_utility: ['Lakeshore', 'Badger'], gas_utility: ['Lakeshore'] }
const field = (name: string) =>
  // as: only what asUtility reads
  ({
    name,
    type: 'text',
    label: name,
    options: [],
    validations: {},
    messages: {},
  }) as unknown as FieldDefinition

const offered = (name: string) => asUtility(field(name), utilities).options.map(({ value }) => value)

it('offers the companies and another one, and none at all only for gas', () => {
  expect(offered('electric_utility')).toEqual(['Lakeshore', 'Badger', 'another'])
  expect(offered('gas_utility')).toEqual(['Lakeshore', 'another', 'none'])
})

it('asks for the name of another company, and leaves other fields as they are', () => {
  const [, , another] = asUtility(field('electric_utility'), utilities).options
  expect(another?.sub_fields.map(({ name, required }) => [name, required])).toEqual([
    ['another_electric_utility', true],
  ])
  expect(asUtility(field('city'), utilities)).toEqual(field('city'))
})
