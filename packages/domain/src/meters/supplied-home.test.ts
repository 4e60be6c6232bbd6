import { expect, it } from 'vitest'
import { isSite, matchHome, SuppliedHome } from './supplied-home.ts'

const home = (building_id: string, partner_building_id: string | null, address1: string, zip = '53081') => ({
  building_id,
  partner_building_id,
  address1,
  zip,
})
const named = (more: object = {}) => SuppliedHome.parse({ account_number: '00-44 17', ...more })
const ELM = home('elm', 'S-1', '12 Elm Street')
const OAK = home('oak', 's 2', '4 Oak Avenue')
const NEW = home('new', null, '9 North Road')
const found = (given: ReturnType<typeof named>, homes: readonly (typeof ELM)[]) => {
  const match = matchHome(given, homes)
  return typeof match === 'string' ? match : match.building_id
}

it('finds a home by its site, however the number is written, and never one of another site', () => {
  expect(found(named({ site_number: 'S2' }), [ELM, OAK])).toBe('oak')
  expect(found(named({ site_number: 'S9' }), [ELM, OAK])).toBe('no_home')
  expect(found(named({ site_number: 'S9', address: '12 Elm St' }), [ELM])).toBe('no_home')
})
it('finds a home that does not know its site by the address, short or long', () => {
  expect(found(named({ site_number: 'S9', address: '9 N Rd.' }), [ELM, NEW])).toBe('new')
  expect(found(named({ address: '12 elm st' }), [ELM, OAK, NEW])).toBe('elm')
  expect(found(named({ address: '12 elm st', zip: '53083' }), [ELM])).toBe('no_home')
})
it('prefers the home that is known to be the site to one of which nothing is known', () => {
  expect(found(named({ site_number: 's-2' }), [NEW, OAK, ELM])).toBe('oak')
  expect([isSite('s-2', OAK), isSite('s-2', NEW), isSite('', NEW)]).toEqual([true, false, false])
})
it('takes the only home of an account where nothing else is said, and none of several', () => {
  expect(found(named(), [OAK])).toBe('oak')
  expect(found(named(), [OAK, ELM])).toBe('several_homes')
  expect(found(named(), [])).toBe('no_account')
})
