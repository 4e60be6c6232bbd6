import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.9',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  '::127.0.0.1',
  '::a9fe:a9fe',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:127.0.0.1',
  '64:ff9b::a00:1',
  'fd12::1',
  'fe80::1',
  'fec0::1',
  'not an address',
])('%s is no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
