import { expect, it } from 'vitest'
import { Link, PictureUrl } from './link.ts'

it.each(['//elsewhere.example', '/\\elsewhere.example', '\\\\elsewhere.example', 'javascript:alert(1)'])(
  '%s is no path of this site',
  (address) => {
    expect(Link.safeParse(address).success).toBe(false)
    expect(PictureUrl.safeParse(address).success).toBe(false)
  },
)
it.each(['/', '/buildings?tab=1', '/partner-assets/tejo/logo.svg'])('%s is one', (address) => {
  expect(Link.safeParse(address).success).toBe(true)
})
