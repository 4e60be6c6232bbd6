import { expect, it } from 'vitest'
import { addressOf, homeName, streetOf } from './home-address.ts'

const FLAT = { building_name: null, address1: '12 Elm Street', address2: 'Unit 2' }

it('names the unit of a flat with its street', () => {
  expect(streetOf(FLAT)).toBe('12 Elm Street, Unit 2')
  expect(addressOf({ ...FLAT, city: 'Sheboygan', region: 'WI', zip: '53081' })).toBe(
    '12 Elm Street, Unit 2, Sheboygan, WI, 53081',
  )
})

it('leaves out what is not known', () => {
  expect(addressOf({ address1: '12 Elm Street', address2: '', city: null, zip: '53081' })).toBe(
    '12 Elm Street, 53081',
  )
})

it('calls a home by its name, else by its street and unit', () => {
  expect(homeName({ ...FLAT, building_name: 'Elm' })).toBe('Elm')
  expect(homeName(FLAT)).toBe('12 Elm Street, Unit 2')
  expect(homeName({ address1: null })).toBe('')
})
