import { expect, it } from 'vitest'
import { RECORD_FACTS } from './home-condition.ts'
import { placeOfFact } from './place-of-fact.ts'

it('leads to the page of the assessment that asks, else to the record of the building', () => {
  expect(placeOfFact('heating_fuel')).toEqual({
    kind: 'assessment',
    section: 'fuel_type',
    page: 'fuel-type',
  })
  expect(placeOfFact('window_type')).toMatchObject({ page: 'windows-and-doors' })
  expect(RECORD_FACTS.map(placeOfFact)).toEqual(RECORD_FACTS.map(() => ({ kind: 'record' })))
})
