import { expect, it } from 'vitest'
import { changedValues, shownValues } from './building-values.ts'
import { blankBuilding } from './new-building.ts'

const ELM = {
  ...blankBuilding({ country: 'US', region: 'WI', gasUnit: 'therm', advancedModeByDefault: false }),
  address1: '12 Elm Street',
  heating_cost: 1,
  prefilled_fields: ['heating_cost' as const],
}

it('sends only what differs from the record', () => {
  expect(changedValues(shownValues(ELM), ELM)).toEqual({})
  expect(changedValues({ ...shownValues(ELM), city: 'Kohler' }, ELM)).toEqual({ city: 'Kohler' })
})

it('sends a field that was emptied as nothing, and an empty one that was empty not at all', () => {
  expect(changedValues({ address1: '', city: '' }, ELM)).toEqual({ address1: null })
})

it('leaves blank what the product filled in, and sends no value that is no field of a building', () => {
  expect(shownValues(ELM)['heating_cost']).toBeUndefined()
  expect(changedValues({ consent: true }, ELM)).toEqual({})
})
