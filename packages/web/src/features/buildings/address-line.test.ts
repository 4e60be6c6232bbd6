import { expect, it } from 'vitest'
import { addressLine, homeName } from './address-line.ts'

const home = {
  building_name: null,
  address1: '418 Birchwood Lane',
  address2: null,
  city: 'Sheboygan',
  region: 'WI',
  zip: '53081',
  country: 'US',
}

it('writes an address as its country does', () => {
  expect(addressLine(home)).toBe('418 Birchwood Lane, Sheboygan, WI 53081')
  expect(
    addressLine({
      ...home,
      address1: 'Rua Serpa Pinto 12',
      city: 'Santarém',
      zip: '2000-046',
      country: 'PT',
    }),
  ).toBe('Rua Serpa Pinto 12, 2000-046 Santarém')
})

it('leaves out what is not known', () => {
  expect(addressLine({ ...home, city: null, zip: null })).toBe('418 Birchwood Lane, WI')
})

it('calls a home by its name, else by its street', () => {
  expect(homeName({ ...home, building_name: 'Birchwood' }, '-')).toBe('Birchwood')
  expect(homeName(home, '-')).toBe('418 Birchwood Lane')
  expect(homeName({ ...home, address2: 'Unit 2' }, '-')).toBe('418 Birchwood Lane, Unit 2')
  expect(homeName({ ...home, address1: '' }, '-')).toBe('-')
})
