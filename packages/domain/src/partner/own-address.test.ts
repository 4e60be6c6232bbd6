import { expect, it } from 'vitest'
import { isOwnAddress, ownAddress } from './own-address.ts'

const hosts = { names: ['home.tejo.example', 'tejo.localhost'] }

it.each([
  ['https://home.tejo.example', true],
  ['https://home.tejo.example/casa', true],
  ['https://home.tejo.example:8443', true],
  ['http://tejo.localhost:3000', true],
  [null, true],
  ['http://home.tejo.example', false],
  ['https://elsewhere.example', false],
  ['https://home.tejo.example.elsewhere.example', false],
  ['https://home.tejo.example@elsewhere.example', false],
  ['https://someone@home.tejo.example', false],
  ['ftp://home.tejo.example', false],
  ['javascript:alert(1)//home.tejo.example', false],
  ['http://localhost.elsewhere.example', false],
])('%j is an address of the site: %s', (base_url, isOwn) => {
  expect(isOwnAddress({ base_url, hosts })).toBe(isOwn)
})
it('an address that is not its own is not used, whatever was published once', () => {
  expect(ownAddress({ base_url: 'https://elsewhere.example/', hosts })).toBeNull()
  expect(ownAddress({ base_url: 'https://home.tejo.example/', hosts })).toBe('https://home.tejo.example')
})
