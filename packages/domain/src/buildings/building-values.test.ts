import { expect, it } from 'vitest'
import { changedValues, shownValues } from './building-values.ts'
import { blankBuilding } from './new-building.ts'

const OURS = 'Lakeshore Power & Gas'
const UTILITIES = { electric_utility: [OURS], gas_utility: [OURS] }
const DEFAULTS = { country: 'US', region: 'WI', gasUnit: 'therm', advancedModeByDefault: false }
const ELM = {
  ...blankBuilding(DEFAULTS, { electric_utility: [], gas_utility: [] }),
  address1: '12 Elm Street',
  heating_cost: 1,
  prefilled_fields: ['heating_cost' as const],
}

it('sends only what differs from the record', () => {
  expect(changedValues(shownValues(ELM, UTILITIES), ELM, UTILITIES)).toEqual({})
  expect(changedValues({ ...shownValues(ELM, UTILITIES), city: 'Kohler' }, ELM, UTILITIES)).toEqual({
    city: 'Kohler',
  })
})

it('sends a field that was emptied as nothing, and an empty one that was empty not at all', () => {
  expect(changedValues({ address1: '', city: '' }, ELM, UTILITIES)).toEqual({ address1: null })
})

it('leaves blank what the product filled in, and sends no value that is no field of a building', () => {
  expect(shownValues(ELM, UTILITIES)['heating_cost']).toBeUndefined()
  expect(changedValues({ consent: true }, ELM, UTILITIES)).toEqual({})
})

const utilitiesOf = (stored: string | null) => {
  const { gas_utility, another_gas_utility } = shownValues({ ...ELM, gas_utility: stored }, UTILITIES)
  return [gas_utility, another_gas_utility]
}

it.each([
  ['lakeshore power and gas', [OURS, undefined]],
  [OURS, [OURS, undefined]],
  ['Northwind', ['another', 'Northwind']],
  ['none', ['none', undefined]],
  [null, [undefined, undefined]],
])('shows the company %j as a choice of the form, and its name where it is another one', (stored, shown) => {
  expect(utilitiesOf(stored)).toEqual(shown)
})

it('keeps a company as it was typed until another is chosen', () => {
  const typed = { ...ELM, gas_utility: 'lakeshore power and gas', electric_utility: 'Northwind' }
  const shown = shownValues(typed, UTILITIES)
  expect(changedValues(shown, typed, UTILITIES)).toEqual({})
  expect(changedValues({ ...shown, another_electric_utility: 'Eastwind' }, typed, UTILITIES)).toEqual({
    electric_utility: 'Eastwind',
  })
  expect(changedValues({ ...shown, electric_utility: OURS }, typed, UTILITIES)).toEqual({
    electric_utility: OURS,
  })
  expect(changedValues({ ...shown, electric_utility: '' }, typed, UTILITIES)).toEqual({
    electric_utility: null,
  })
})
