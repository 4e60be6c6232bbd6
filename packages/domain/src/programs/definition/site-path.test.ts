import { expect, it } from 'vitest'
import { SitePath } from './site-path.ts'

it.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  'https://elsewhere.example',
])('no button of a program leads to %j', (address) => {
  expect(SitePath.safeParse(address).success).toBe(false)
})
it.each(['/', '/applications/$PID$?tab=1'])('one may lead to %s', (address) => {
  expect(SitePath.safeParse(address).success).toBe(true)
})
