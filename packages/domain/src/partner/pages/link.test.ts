import { expect, it } from 'vitest'
import { Link, PictureUrl } from './link.ts'

const ELSEWHERE = [
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  'javascript:alert(1)',
]
/** Browsers leave these signs out. */
const WITH_BREAKS = ['/\t/elsewhere.example', '/\n\\elsewhere.example', '/\r\n//elsewhere.example']
it.each([...ELSEWHERE, ...WITH_BREAKS])('%j is no path of this site', (address) => {
  expect(Link.safeParse(address).success).toBe(false)
  expect(PictureUrl.safeParse(address).success).toBe(false)
})
it.each(['/', '/buildings?tab=1', '/partner-assets/tejo/logo.svg'])('%s is one', (address) => {
  expect(Link.safeParse(address).success).toBe(true)
})
